# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""What Canvas exports for another system: users, courses, sections and who is in them."""

from packing import packed


def canvas_sis():
    """With a teacher, deletions, two sections of one name, and a course without sections."""
    packed(
        "canvas-sis.zip",
        {
            "users.csv": "user_id,integration_id,login_id,password,first_name,last_name,full_name,"
            "sortable_name,short_name,email,status\n"
            '01103,,ana,,Ana,Li,,"Li, Ana",Ana,a@b.c,active\n'
            '01104,,ben,,Ben,Hu,Benjamin Hu,"Hu, Ben",Ben,,active\n'
            "01105,,gone,,Go,Ne,,,,,deleted\n01106,,t,,Tea,Cher,,,,,active\n"
            '01107,,x,,,,,"佐藤, 花子",,,active\n01108,,y,,,,,,Yo,,active\n',
            "courses.csv": "course_id,short_name,long_name,account_id,term_id,status\n"
            "k1,M7,Maths,,,active\nk2,Art,,,,active\n",
            "sections.csv": "section_id,course_id,name,status,start_date,end_date\n"
            "s1,k1,7A,active,,\ns2,k2,7A,active,,\ns3,k1,7B,active,,\ns4,k1,Old,deleted,,\n",
            "enrollments.csv": "course_id,root_account,user_id,role,role_id,section_id,status,"
            "associated_user_id\n"
            "k1,,01103,student,,s1,active,\nk2,,01103,student,,s2,active,\n"
            "k1,,01103,student,,s1,active,\nk1,,01104,student,,s3,active,\n"
            "k1,,01104,student,,s1,deleted,\nk1,,01105,student,,s1,active,\n"
            "k1,,01106,teacher,,s1,active,\nk2,,01107,student,,,active,\n"
            "k3,,01108,Student,,s9,active,\n",
        },
    )
