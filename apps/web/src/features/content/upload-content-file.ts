import { contract } from '@wenwu/core/content/contract'
import type { FileValue } from '@wenwu/core/form/model'
import { CallError, networkFailure, refusal, timeoutFailure } from '../../lib/call-error.ts'
import { baseAddress, commonHeaders, react, timeoutMs } from '../../lib/call.ts'

/** Hands in a file for an attachment field (`section.field`) of a kind. Throws CallError; the form shows it on the field. */
export async function uploadContentFile(kind: string, field: string, file: File): Promise<FileValue> {
  const form = new FormData()
  form.append('kind', kind)
  form.append('field', field)
  // the fields stand before the file, so that the server knows what it is for before it reads it
  form.append('file', file, file.name)
  const late = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(baseAddress + contract.upload.path, {
      method: 'POST',
      body: form,
      credentials: 'include',
      headers: commonHeaders({}, true),
      signal: late,
    })
    const body = (await response.json().catch(() => null)) as unknown
    if (!response.ok || body === null) throw refusal(response.status, body)
    const { fileId, name, size } = contract.upload.output.toDomain(body as Parameters<typeof contract.upload.output.toDomain>[0])
    return { fileId, name, size }
  } catch (thrown) {
    const error = thrown instanceof CallError ? thrown : late.aborted ? timeoutFailure() : networkFailure()
    react(error, false, { isQuiet: true })
    throw error
  }
}
