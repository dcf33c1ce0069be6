import { z } from 'zod'
import type { TableRow } from '../form/types/table/model.ts'
import { exactly } from '../kernel/exactly.ts'

/** What a workbook gives to a table of a form. Nothing is stored: the form takes the rows in beside what it holds, and saves as ever. */
export const tableImportSchema = z.object({
  rows: z.array(exactly<TableRow>()(z.object({ id: z.string() }).catchall(z.unknown()))),
  /** Rows of the file. */
  total: z.number(),
  /** Rows that were taken although required cells are empty; the form's own check marks them. */
  incomplete: z.number(),
  /** Columns of the file that the table does not have. */
  unknownColumns: z.array(z.string()),
  /** Rows that were not taken; `refused` names the first of them, with the reasons in the asker's language. */
  refusedCount: z.number(),
  refused: z.array(z.object({ line: z.number(), reasons: z.array(z.string()) })),
  /** The rows that were not taken, as they came and why, as xlsx in base64; null where all were. */
  problems: z.object({ name: z.string(), content: z.string() }).nullable(),
})
