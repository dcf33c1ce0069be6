import type { Endpoint } from '@wenwu/core/http/endpoint'
import { CallError, networkFailure, refusal, timeoutFailure } from './call-error.ts'
import { timeoutMs } from './call-timeout.ts'
import { baseAddress, commonHeaders, react, type CallOptions } from './call.ts'
import { anySignal, timeoutSignal } from './signals.ts'
import { currentLocale } from './i18n.ts'
import { loadErrorTexts } from './texts.ts'

/**
 * Sends one file to an upload call of a contract and gives the reply in domain form. For small files: no progress, and the HTTP timeout over the
 * whole; materials of cases go by `uploadFile`. Throws CallError after the reactions of specification §8.1.
 */
export async function sendFile<IW, I, OW, O>(
  endpoint: Endpoint<IW, I, OW, O, 'upload'>,
  input: I,
  file: File,
  options: CallOptions = {},
): Promise<O> {
  const form = new FormData()
  // the fields stand before the file, so that the server knows what it is before it reads it
  for (const [name, value] of Object.entries(endpoint.input.toWire(input) as Record<string, unknown>))
    if (value !== undefined) form.append(name, String(value))
  form.append('file', file, file.name)
  const late = timeoutSignal(timeoutMs)
  try {
    const response = await fetch(baseAddress + endpoint.path, {
      method: 'POST',
      body: form,
      credentials: 'include',
      headers: commonHeaders(options, endpoint.idempotent === true),
      signal: anySignal(late, options.signal),
    })
    const body = (await response.json().catch(() => null)) as unknown
    if (response.ok && body !== null) return endpoint.output.toDomain(body as OW)
    await loadErrorTexts(currentLocale())
    throw refusal(response.status, body)
  } catch (thrown) {
    if (options.signal?.aborted === true) throw thrown
    const error = thrown instanceof CallError ? thrown : late.aborted ? timeoutFailure() : networkFailure()
    react(error, false, options)
    throw error
  }
}
