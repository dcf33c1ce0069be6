import { contract } from '@wenwu/core/users/contract'
import type { ImportRow } from '@wenwu/core/users/import-row'
import { CallError, networkFailure, refusal, timeoutFailure } from '../../lib/call-error.ts'
import { baseAddress, commonHeaders, react, timeoutMs } from '../../lib/call.ts'
import { anySignal, timeoutSignal } from '../../lib/signals.ts'
import { loadErrorTexts } from '../../lib/texts.ts'

/** What an import of this file would do. Throws CallError; shown by the caller. */
export async function previewImport(file: File, signal: AbortSignal): Promise<ImportRow[]> {
  return contract.previewImport.output.toDomain((await send(contract.previewImport.path, file, signal)) as Parameters<typeof contract.previewImport.output.toDomain>[0]).rows
}

/** Imports it; the same key answers the same again. Throws CallError. */
export async function importFile(file: File, idempotencyKey: string): Promise<{ id: string; rows: ImportRow[] }> {
  return contract.import.output.toDomain((await send(contract.import.path, file, undefined, idempotencyKey)) as Parameters<typeof contract.import.output.toDomain>[0])
}

async function send(path: string, file: File, signal?: AbortSignal, idempotencyKey?: string): Promise<unknown> {
  const form = new FormData()
  form.append('file', file, file.name)
  const late = timeoutSignal(timeoutMs)
  try {
    const response = await fetch(baseAddress + path, {
      method: 'POST',
      body: form,
      credentials: 'include',
      headers: commonHeaders(idempotencyKey === undefined ? {} : { idempotencyKey }, false),
      signal: anySignal(late, signal),
    })
    const body = (await response.json().catch(() => null)) as unknown
    if (response.ok && body !== null) return body
    await loadErrorTexts()
    throw refusal(response.status, body)
  } catch (thrown) {
    if (signal?.aborted === true) throw thrown
    const error = thrown instanceof CallError ? thrown : late.aborted ? timeoutFailure() : networkFailure()
    react(error, false, { isQuiet: true })
    throw error
  }
}
