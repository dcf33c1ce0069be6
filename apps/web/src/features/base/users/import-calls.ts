import { contract } from '@wenwu/core/users/contract'
import type { ImportRow } from '@wenwu/core/users/import-row'
import { sendFile } from '../../../lib/send-file.ts'

/** What an import of this file would do. Throws CallError; shown by the caller. */
export async function previewImport(file: File, signal: AbortSignal): Promise<ImportRow[]> {
  return (await sendFile(contract.previewImport, {}, file, { signal, isQuiet: true })).rows
}

/** Imports it; the same key answers the same again. Throws CallError. */
export function importFile(file: File, idempotencyKey: string): Promise<{ id: string; rows: ImportRow[] }> {
  return sendFile(contract.import, {}, file, { idempotencyKey, isQuiet: true })
}
