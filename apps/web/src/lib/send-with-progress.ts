import { networkFailure, refusal, timeoutFailure } from './call-error.ts'
import { timeoutMs } from './call-timeout.ts'
import { currentLocale } from './i18n.ts'
import { loadErrorTexts } from './texts.ts'

/** A request whose body is worth watching. */
export interface Sending {
  address: string
  headers: Record<string, string>
  body: FormData | Blob
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/**
 * Posts a body and gives the JSON of the reply. `onSent` gets the share that has left, 0 to 1. A body may take longer than the HTTP timeout
 * while bytes still move, so the timeout counts from the last progress. Throws CallError, and an AbortError when the signal says so.
 */
export function sendWithProgress(
  { address, headers, body }: Sending,
  onSent: (share: number) => void,
  signal?: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let watch: ReturnType<typeof setTimeout> | undefined
    const abort = (): void => request.abort()
    const settle = (): void => {
      clearTimeout(watch)
      signal?.removeEventListener('abort', abort)
    }
    const fail = (error: unknown): void => {
      settle()
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
    if (signal?.aborted === true) return reject(new DOMException('aborted', 'AbortError'))
    request.open('POST', address)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      rewind()
      if (event.lengthComputable) onSent(event.loaded / event.total)
    }
    request.onerror = () => fail(networkFailure())
    request.onabort = () => fail(new DOMException('aborted', 'AbortError'))
    request.onload = () => {
      settle()
      const reply = parseJson(request.responseText)
      if (request.status >= 200 && request.status < 300 && reply !== null) resolve(reply)
      else void loadErrorTexts(currentLocale()).finally(() => reject(refusal(request.status, reply)))
    }
    signal?.addEventListener('abort', abort)
    rewind()
    request.send(body)
  })
}
