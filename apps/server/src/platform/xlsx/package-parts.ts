import { xmlText } from './cell.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const sheetPath = 'xl/worksheets/sheet1.xml'

/** The parts of a workbook (ECMA-376 part 2) that do not depend on the rows: path ↦ XML. */
export function packageParts(sheetName: string): Record<string, string> {
  return {
    '[Content_Types].xml': `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/${sheetPath}" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="${xmlText(safeSheetName(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="常规" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  }
}

/** Start of the sheet: the header row stays in view, columns have their widths. */
export function sheetStart(widths: number[]): string {
  const columns = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`).join('')
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`
}

/** End of the sheet with a filter over all rows; `rowCount` includes the header, `merged` are ranges like `A2:A4`. */
export function sheetEnd(columnCount: number, rowCount: number, merged: readonly string[] = []): string {
  const filter = `<autoFilter ref="A1:${columnName(columnCount)}${rowCount}"/>`
  const cells = merged.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return `</sheetData>${filter}${cells === '' ? '' : `<mergeCells count="${merged.length}">${cells}</mergeCells>`}</worksheet>`
}

/** `A` for 1, `AA` for 27. */
export function columnName(n: number): string {
  const rest = Math.floor((n - 1) / 26)
  return (rest === 0 ? '' : columnName(rest)) + String.fromCharCode(65 + ((n - 1) % 26))
}

/** A sheet's name has 1–31 characters, none of `[]:*?/\`, and no apostrophe at its ends. */
export function safeSheetName(name: string): string {
  const allowed = Array.from(name.replace(/[[\]:*?/\\]/g, ' ').trim())
    .slice(0, 31)
    .join('')
    .slice(0, 31)
  const plain = allowed.replace(/^[' ]+|[' ]+$/g, '')
  return plain === '' ? 'Sheet1' : plain
}
