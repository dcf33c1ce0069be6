import type { CaseFile } from '@wenwu/core/cases/model'
import { contract as files } from '@wenwu/core/files/contract'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import { CallError, networkFailure, refusal, timeoutFailure } from './call-error.ts'
import { baseAddress, commonHeaders, react, timeoutMs, type CallOptions } from './call.ts'

type UploadReply = Parameters<typeof files.upload.output.toDomain>[0]

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function bodyOf(caseId: string, materialKey: string, file: File): FormData {
  const form = new FormData()
  // The fields stand before the file, so that the server knows whose it is before it reads it.
  for (const [name, value] of Object.entries(files.upload.input.toWire({ caseId, materialKey }))) form.append(name, String(value))
  form.append('file', file, file.name)
  return form
}

/**
 * Uploads one file of a case with progress (share 0 to 1). An upload may take longer than the HTTP timeout while bytes still move, so the
 * timeout counts from the last progress. A retry of the same file must repeat `idempotencyKey`. Throws CallError.
 */
export function uploadFile(
  caseId: string,
  materialKey: string,
  file: File,
  onProgress?: (share: number) => void,
  options: CallOptions = {},
): Promise<OutputOf<typeof files.upload> & CaseFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let watch: ReturnType<typeof setTimeout> | undefined
    const abort = (): void => request.abort()
    const settle = (): void => {
      clearTimeout(watch)
      options.signal?.removeEventListener('abort', abort)
    }
    const fail = (error: unknown): void => {
      settle()
      if (error instanceof CallError) react(error, false, options)
      reject(error)
    }
    const rewind = (): void => {
      clearTimeout(watch)
      watch = setTimeout(() => {
        request.onabort = null
        request.abort()
        fail(timeoutFailure())
      }, timeoutMs)
    }
    request.open('POST', baseAddress + files.upload.path)
    request.withCredentials = true
    for (const [name, value] of Object.entries(commonHeaders(options, true))) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      rewind()
      if (event.lengthComputable) (onProgress ?? options.onProgress)?.(event.loaded / event.total)
    }
    request.onerror = () => fail(networkFailure())
    request.onabort = () => fail(new DOMException('aborted', 'AbortError'))
    request.onload = () => {
      const body = parseJson(request.responseText)
      if (request.status < 200 || request.status >= 300 || body === null) return fail(refusal(request.status, body))
      settle()
      resolve(files.upload.output.toDomain(body as UploadReply))
    }
    options.signal?.addEventListener('abort', abort)
    rewind()
    request.send(bodyOf(caseId, materialKey, file))
  })
}
