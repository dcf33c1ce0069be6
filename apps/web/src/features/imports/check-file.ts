import { contract } from '@wenwu/core/imports/contract'
import type { ImportRun, ImportTarget } from '@wenwu/core/imports/model'
import { CallError, networkFailure, refusal, timeoutFailure } from '../../lib/call-error.ts'
import { baseAddress, commonHeaders, react, timeoutMs } from '../../lib/call.ts'
import { loadErrorTexts } from '../../lib/texts.ts'

/** Sends a file to be checked; nothing is loaded yet. Throws CallError, shown by the caller. */
export async function checkFile(target: ImportTarget, file: File, signal: AbortSignal): Promise<ImportRun> {
  const form = new FormData()
  // the field stands before the file, so that the server knows what it is before it reads it
  form.append('target', target)
  form.append('file', file, file.name)
  const late = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(baseAddress + contract.check.path, {
      method: 'POST',
      body: form,
      credentials: 'include',
      headers: commonHeaders({}, false),
      signal: AbortSignal.any([late, signal]),
    })
    const body = (await response.json().catch(() => null)) as unknown
    if (response.ok && body !== null) return contract.check.output.toDomain(body as Parameters<typeof contract.check.output.toDomain>[0])
    await loadErrorTexts()
    throw refusal(response.status, body)
  } catch (thrown) {
    if (signal.aborted) throw thrown
    const error = thrown instanceof CallError ? thrown : late.aborted ? timeoutFailure() : networkFailure()
    react(error, false, { isQuiet: true })
    throw error
  }
}
