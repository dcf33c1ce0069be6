import type { z } from 'zod'
import type { tableImportSchema } from './schemas.ts'

export type TableImport = z.output<typeof tableImportSchema>

/** Refused rows that a reply names; all of them are in its workbook. */
export const shownRefusedRows = 20
