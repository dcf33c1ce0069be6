import type { TableRow } from '../form/types/table/model.ts'

/** A row of a workbook that was not taken into a table of a form, with the reasons in the asker's language. */
interface RefusedRow {
  line: number
  reasons: string[]
}

/** What a workbook gives to a table of a form. Nothing is stored: the form takes the rows in beside what it holds, and saves as ever. */
export interface TableImport {
  rows: TableRow[]
  /** Rows of the file. */
  total: number
  /** Rows that were taken although required cells are empty; the form's own check marks them. */
  incomplete: number
  /** Columns of the file that the table does not have. */
  unknownColumns: string[]
  /** Rows that were not taken; `refused` names the first of them. */
  refusedCount: number
  refused: RefusedRow[]
  /** The rows that were not taken, as they came and why, as xlsx in base64; null where all were. */
  problems: { name: string; content: string } | null
}

/** Refused rows that a reply names; all of them are in its workbook. */
export const shownRefusedRows = 20
