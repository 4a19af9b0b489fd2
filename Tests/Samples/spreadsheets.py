# SPDX-FileCopyrightText: 2026 The Roster developers
# SPDX-License-Identifier: MIT
"""Spreadsheets as Excel and LibreOffice write them."""

from packing import packed

XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def relations(*pairs):
    rows = "".join(
        f'<Relationship Id="rId{place}" Type="{OFFICE}/{kind}" Target="{target}"/>'
        for place, (kind, target) in enumerate(pairs, 1)
    )
    return f'{XML}<Relationships xmlns="{PACKAGE}/relationships">{rows}</Relationships>'


def xlsx(name, sheets, workbook, **parts):
    """An xlsx with sheets as XML, in the order of the workbook."""
    pairs = [("worksheet", f"worksheets/sheet{n}.xml") for n in range(1, len(sheets) + 1)]
    files = {
        "[Content_Types].xml": f'{XML}<Types xmlns="{PACKAGE}/content-types"/>',
        "_rels/.rels": relations(("officeDocument", "xl/workbook.xml")),
        "xl/workbook.xml": f'{XML}<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}">{workbook}</workbook>',
    }
    for kind, text in parts.items():
        pairs.append((kind, f"/xl/{kind}.xml"))
        files[f"xl/{kind}.xml"] = XML + text
    files["xl/_rels/workbook.xml.rels"] = relations(*pairs)
    for place, sheet in enumerate(sheets, 1):
        files[f"xl/worksheets/sheet{place}.xml"] = (
            f'{XML}<worksheet xmlns="{MAIN}">{sheet}</worksheet>'
        )
    packed(name, files)


def excel():
    """Title row, shared and rich texts, padded, long and exact numbers, merged classes, dates."""
    texts = (
        "<si><t>高一(3)班学生名单</t></si><si><t>学号</t></si><si><t>姓名</t></si><si><t>班级</t></si>"
        "<si><t>备注</t></si><si><t>007</t></si>"
        "<si><r><t>张</t></r><r><rPr><b/></rPr><t>三</t></r><rPh sb='0' eb='2'><t>zhangsan</t></rPh>"
        "<phoneticPr fontId='1'/></si><si><t>7A</t></si>"
        "<si><t xml:space='preserve'> 李_x000D_\n四 </t></si>"
    )
    sheet = (
        "<sheetData>"
        "<row r='1'><c r='A1' t='s'><v>0</v></c></row>"
        "<row r='3'><c r='A3' t='s'><v>1</v></c><c r='B3' t='s'><v>2</v></c>"
        "<c r='C3' t='s'><v>3</v></c><c r='D3' t='s'><v>4</v></c></row>"
        "<row r='4'><c r='A4' t='s'><v>5</v></c><c r='B4' t='s'><v>6</v></c>"
        "<c r='C4' t='s'><v>7</v></c><c r='D4' s='2'><v>46266</v></c></row>"
        "<row r='5'><c r='A5' s='1'><v>1001</v></c><c r='B5' t='s'><v>8</v></c><c r='C5'/></row>"
        "<row r='6'/>"
        "<row r='7' hidden='1'><c r='A7'><v>2.0230001E7</v></c>"
        "<c r='B7' t='inlineStr'><is><t>Ana &amp; Li</t></is></c>"
        "<c r='C7' t='str'><f>\"7\"&amp;\"B\"</f><v>7B</v></c><c r='D7' t='b'><v>1</v></c></row>"
        "<row r='8'><c r='A8'><v>1001.0</v></c><c r='B8' t='inlineStr'><is><t>Ben</t></is></c>"
        "<c r='C8' t='e'><v>#N/A</v></c><c r='D8' s='3'><v>46266.5</v></c></row>"
        "</sheetData><mergeCells count='2'><mergeCell ref='A1:D1'/><mergeCell ref='C4:C5'/>"
        "</mergeCells>"
    )
    styles = (
        f"<styleSheet xmlns='{MAIN}'><numFmts><numFmt numFmtId='164' formatCode='00000'/>"
        "<numFmt numFmtId='165' formatCode='yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@'/></numFmts>"
        "<cellStyleXfs><xf numFmtId='14'/></cellStyleXfs>"
        "<cellXfs><xf numFmtId='0'/><xf numFmtId='164'/><xf numFmtId='165'/><xf numFmtId='22'/>"
        "</cellXfs></styleSheet>"
    )
    other = (
        "<sheetData><row><c t='inlineStr'><is><t>Name</t></is></c></row>"
        "<row><c t='inlineStr'><is><t>Zoë</t></is></c></row></sheetData>"
    )
    xlsx(
        "excel.xlsx",
        [other, sheet, other],
        "<workbookPr date1904='0'/><sheets>"
        "<sheet name='Old' sheetId='3' state='hidden' r:id='rId1'/>"
        "<sheet name='名单' sheetId='1' r:id='rId2'/>"
        "<sheet name='Other &amp; more' sheetId='2' r:id='rId3'/></sheets>",
        sharedStrings=f"<sst xmlns='{MAIN}'>{texts}</sst>",
        styles=styles,
    )


ODF = "urn:oasis:names:tc:opendocument:xmlns:"


def ods(name, content, manifest=None):
    files = {
        "mimetype": "application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": f'{XML}<office:document-content xmlns:office="{ODF}office:1.0"'
        f' xmlns:table="{ODF}table:1.0" xmlns:text="{ODF}text:1.0" xmlns:style="{ODF}style:1.0"'
        f' xmlns:draw="{ODF}drawing:1.0"'
        ' xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0">'
        f"{content}</office:document-content>",
    }
    if manifest:
        files["META-INF/manifest.xml"] = (
            f'{XML}<manifest:manifest xmlns:manifest="{ODF}manifest:1.0">{manifest}'
            "</manifest:manifest>"
        )
    packed(name, files, stored=["mimetype"])


def text(value, attributes=""):
    return (
        f"<table:table-cell office:value-type='string' {attributes}><text:p>{value}</text:p>"
        "</table:table-cell>"
    )


def libreoffice():
    """Repeated rows and columns, a note, padded numbers, a merged class, a hidden sheet."""
    header = "".join(map(text, ["No.", "Name", "Class", "Notes"]))
    rows = (
        f"<table:table-header-rows><table:table-row>{header}"
        "<table:table-cell table:number-columns-repeated='16380'/></table:table-row>"
        "</table:table-header-rows>"
        "<table:table-row><table:table-cell office:value-type='float' office:value='7'>"
        "<office:annotation><text:p>a remark</text:p></office:annotation><text:p>007</text:p>"
        "</table:table-cell>"
        + text("Zoë<text:s/><text:span>Brûlé</text:span>")
        + text("7A", "table:number-rows-spanned='2' table:number-columns-spanned='1'")
        + "<table:table-cell office:value-type='date' office:date-value='2026-09-01'>"
        "<text:p>01.09.26</text:p></table:table-cell></table:table-row>"
        "<table:table-row table:visibility='collapse'>"
        "<table:table-cell office:value-type='float' office:value='20230001'>"
        "<text:p>2.02E+07</text:p></table:table-cell>"
        + text("张三")
        + "<table:covered-table-cell/>"
        + "<table:table-cell office:value-type='boolean' office:boolean-value='true'>"
        "<text:p>WAHR</text:p></table:table-cell></table:table-row>"
        "<table:table-row table:number-rows-repeated='3'>"
        "<table:table-cell table:number-columns-repeated='16384'/></table:table-row>"
        "<table:table-row table:number-rows-repeated='2'>"
        + text("1")
        + text("Ben", "table:number-columns-repeated='2'")
        + "<table:table-cell office:value-type='string' calcext:value-type='error'>"
        "<text:p>#N/A</text:p></table:table-cell></table:table-row>"
        "<table:table-row table:number-rows-repeated='1048570'>"
        "<table:table-cell table:number-columns-repeated='16384'/></table:table-row>"
    )
    ods(
        "libreoffice.ods",
        "<office:automatic-styles><style:style style:name='ta2' style:family='table'>"
        "<style:table-properties table:display='false'/></style:style></office:automatic-styles>"
        "<office:body><office:spreadsheet>"
        f"<table:table table:name='Old' table:style-name='ta2'><table:table-row>{text('Name')}"
        "</table:table-row></table:table>"
        f"<table:table table:name='7A &amp; 7B'>{rows}</table:table>"
        "</office:spreadsheet></office:body>",
    )
