# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Exports of OneRoster in two versions."""

from packing import packed


def oneroster_11():
    """In a folder of its own; with a teacher, deletions, two classes of one title, quotes."""
    packed(
        "oneroster-1.1.zip",
        {
            "export/manifest.csv": "propertyName,value\r\nmanifest.version,1.0\r\n"
            "oneroster.version,1.1\r\nfile.orgs,bulk\r\nfile.users,bulk\r\n"
            "file.classes,bulk\r\nfile.enrollments,bulk\r\nfile.demographics,absent\r\n",
            "export/orgs.csv": "sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId\r\n"
            "o1,,,North,school,,\r\no2,,,South,school,,\r\n",
            "export/classes.csv": "sourcedId,status,dateLastModified,title,grades,courseSourcedId,"
            "classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods\r\n"
            'c1,,,Maths 7A,07,k1,M7A,scheduled,,o1,"t1,t2",,,\r\n'
            "c2,,,Art,07,k2,A7,scheduled,,o1,t1,,,\r\nc3,,,Art,07,k2,A7,scheduled,,o2,t1,,,\r\n"
            "c4,tobedeleted,2026-08-01T00:00:00Z,Old,07,k2,X,scheduled,,o2,t1,,,\r\n",
            "export/users.csv": "sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,"
            "userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,"
            "grades,password,metadata.house\r\n"
            'u1,,,true,o1,student,ana,{LDAP:7},Ana,Li,,007,a@b.c,,,,07,,Red\r\n'
            'u2,,,true,"o1,o2",student,marco,,Marco,"Rossi, Jr.",,12,,,,,07,,\r\n'
            "u3,,,true,o1,teacher,t,,Tea,Cher,,99,,,,,,,\r\n"
            "u4,tobedeleted,,true,o1,student,gone,,Go,Ne,,13,,,,,,,\r\n"
            "u5,,,true,o1,student,xm,,小明,欧阳,,14,,,,,07,,\r\n",
            "export/enrollments.csv": "sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,"
            "userSourcedId,role,primary,beginDate,endDate\r\n"
            "e1,,,c1,o1,u1,student,,,\r\ne2,,,c2,o1,u1,student,,,\r\n"
            "e3,,,c3,o2,u2,student,,,\r\ne4,,,c1,o1,u3,teacher,true,,\r\n"
            "e5,tobedeleted,,c1,o1,u2,student,,,\r\ne6,,,c1,o1,u4,student,,,\r\n"
            "e7,,,c4,o2,u1,student,,,\r\ne8,,,c1,o1,u1,student,,,\r\n",
        },
    )


def oneroster_12():
    """As Japan’s profile has it, with marks; roles in a file of their own, preferred names."""
    mark = "\ufeff"
    packed(
        "oneroster-1.2.zip",
        {
            "manifest.csv": mark + "propertyName,value\noneroster.version,1.2\nfile.users,bulk\n"
            "file.roles,bulk\nfile.classes,bulk\nfile.enrollments,bulk\nfile.orgs,absent\n",
            "classes.csv": mark + "sourcedId,status,dateLastModified,title,grades,courseSourcedId,"
            "classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods\n"
            "c1,active,2026-09-01T00:00:00Z,数学,07,k1,1,scheduled,,o1,t1,,,\n"
            "c2,active,2026-09-01T00:00:00Z,数学,07,k1,2,scheduled,,o1,t1,,,\n",
            "users.csv": mark + "sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,"
            "familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,"
            "userMasterIdentifier,preferredGivenName,preferredMiddleName,preferredFamilyName,"
            "primaryOrgSourcedId,pronouns\n"
            "u1,active,,true,a,,花子,佐藤,,001,,,,,07,,,,,,o1,\n"
            "u2,active,,true,b,,Elizabeth,Brown,,002,,,,,07,,,Liz,,,o1,\n"
            "u3,active,,true,c,,Tea,Cher,,003,,,,,,,,,,,o1,\n"
            "u4,active,,true,d,,No,Class,,004,,,,,,,,,,,o1,\n",
            "roles.csv": mark + "sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,"
            "endDate,orgSourcedId,userProfileSourcedId\n"
            "r1,active,,u1,primary,student,,,o1,\nr2,active,,u2,primary,student,,,o1,\n"
            "r3,active,,u3,primary,teacher,,,o1,\nr4,active,,u4,primary,student,,,o1,\n",
            "enrollments.csv": mark + "sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,"
            "userSourcedId,role,primary,beginDate,endDate\n"
            "e1,active,,c1,o1,u1,student,,,\ne2,active,,c2,o1,u2,student,,,\n"
            "e3,active,,c2,o1,u3,teacher,,,\n",
        },
    )
