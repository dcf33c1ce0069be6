import { SaxesParser } from 'saxes'

/** A workbook or table that cannot be read: damaged, not what it says, or beyond the limits. */
export class UnreadableSheetError extends Error {}

/** A cell as read: its text, and whether a formula stands in it. */
export interface ReadCell {
  text: string
  isFormula: boolean
}

/** One row with content. `line` counts from 1. */
export interface SheetRow {
  line: number
  cells: ReadCell[]
}

/** Columns and letters of a cell that are read at most; what lies beyond is dropped. */
export const maxColumns = 50
export const maxCellLetters = 2_000

/** A parser that resolves nothing: a document type ends the reading. */
export function strictParser(): SaxesParser<{ xmlns: false; position: false }> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', () => {
    throw new UnreadableSheetError('a document type')
  })
  parser.on('error', (error) => {
    throw new UnreadableSheetError(error.message)
  })
  return parser
}

/** The name of an element without its prefix: some programs write `x:row`. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
