import type { Endpoint } from '@wenwu/core/http/endpoint'
import { newId } from '@wenwu/core/kernel/id'
import { localeTag } from '@wenwu/core/i18n/text'
import { CallError, networkFailure, refusal, timeoutFailure } from './call-error.ts'
import { fileNameOf } from './file-name.ts'
import { currentLocale, textNow } from './i18n.ts'
import { goTo, isAtEntrance } from './navigation.ts'
import { timeoutMs } from './call-timeout.ts'
import { notify } from './notify.ts'
import { announceSessionLost, findToken, loginPath } from './session.ts'
import { loadErrorTexts } from './texts.ts'

export const baseAddress: string = import.meta.env['VITE_API_BASE'] ?? ''

export interface CallOptions {
  signal?: AbortSignal
  /** Key of one act of the user; made here where the endpoint demands one and none is given. A retry of the same act must repeat it. */
  idempotencyKey?: string
  /** Share of the upload that was sent, 0 to 1 (upload only). */
  onProgress?: (share: number) => void
  /** Another Authorization header than the stored token (the ticket of the sign-in). */
  authorization?: string
  /** Further headers: proofs of the sign-in, which its calls have no field for. */
  headers?: Record<string, string>
  /** The caller shows the error itself: no message at the top of the window. A lost session is told in any case. */
  isQuiet?: boolean
}

interface Target {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
}

function addQuery(path: string, fields: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== '') query.append(name, String(value))
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Headers of every call. */
export function commonHeaders(options: CallOptions, isIdempotent: boolean): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': localeTag[currentLocale()], ...options.headers }
  const authorization = options.authorization ?? findToken()
  if (authorization) headers['Authorization'] = authorization
  if (isIdempotent || options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey ?? newId()
  return headers
}

function targetOf<IW, I, OW, O>(endpoint: Endpoint<IW, I, OW, O>, input: I, options: CallOptions): Target {
  const fields: Record<string, unknown> = { ...(endpoint.input.toWire(input) as Record<string, unknown>) }
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = fields[name]
    delete fields[name]
    return encodeURIComponent(String(value))
  })
  const headers = commonHeaders(options, endpoint.idempotent === true)
  if (endpoint.ownPageOnly === true) headers['X-Requested-With'] = 'XMLHttpRequest'
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    return { method: endpoint.method, url: baseAddress + addQuery(path, fields), headers, body: undefined }
  }
  if (endpoint.isForm === true) {
    const body = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')])).toString()
    return {
      method: endpoint.method,
      url: baseAddress + path,
      headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
    }
  }
  return {
    method: endpoint.method,
    url: baseAddress + path,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  }
}

/** Sends with the timeout of §9; an abort by the caller is thrown as it is. */
async function send(target: Target, signal: AbortSignal | undefined): Promise<Response> {
  const controller = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    controller.abort()
  }, timeoutMs)
  const forward = (): void => controller.abort(signal?.reason)
  signal?.addEventListener('abort', forward)
  if (signal?.aborted) forward()
  try {
    return await fetch(target.url, {
      method: target.method,
      headers: target.headers,
      body: target.body ?? null,
      credentials: 'include',
      signal: controller.signal,
    })
  } catch (error) {
    if (isLate) throw timeoutFailure()
    if (signal?.aborted) throw error
    throw networkFailure()
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', forward)
  }
}

let isLosing = false

/** 401 of specification §8.1: say so for two seconds, let forms keep what was typed, then go to the sign-in page. */
async function loseSession(): Promise<void> {
  if (isLosing || isAtEntrance()) return
  isLosing = true
  notify.warning(textNow('errors.signed-out'), 2)
  await Promise.all([announceSessionLost(), new Promise((resolve) => setTimeout(resolve, 2000))])
  // The sign-in page asks the server and forgets the session itself; clearing it here would let the guard of the shell race this navigation.
  goTo(loginPath(), { replace: true })
  isLosing = false
}

/** The reactions of specification §8.1 that do not depend on the screen. */
export function react(error: CallError, isSignIn: boolean, options: CallOptions): void {
  if (error.status === 401 && !isSignIn) {
    void loseSession()
    return
  }
  if (options.isQuiet || isSignIn) return
  notify.error(error.message, error.status === 403 ? 3 : 4)
}

async function bodyOf(response: Response): Promise<unknown> {
  return (await response.json().catch(() => null)) as unknown
}

/** Replies that a screen will want, by address and session. */
const ahead = new Map<string, Promise<Response>>()
/** What was not wanted by then is not wanted any more. */
const aheadMs = 10_000

/**
 * Sends a call before the code that reads its reply is there; the first `call` of the same address takes the reply, whatever it is. Gives the reply's
 * body as it came, or undefined where it failed; tells nothing. Only calls that read may be sent ahead.
 */
export async function callAhead<IW, I, OW, O>(endpoint: Endpoint<IW, I, OW, O>, input: I): Promise<OW | undefined> {
  try {
    const response = (await keepAhead(targetOf(endpoint, input, {}))).clone()
    return response.ok ? ((await response.json()) as OW) : undefined
  } catch {
    return undefined
  }
}

export type CallAhead = typeof callAhead

/** As `callAhead`, by the path of a call without input; nothing is read here, so its contract need not be there. */
export function sendAhead(path: string): void {
  // told by the call that takes the reply
  keepAhead({ method: 'GET', url: baseAddress + path, headers: commonHeaders({}, false), body: undefined }).catch(() => undefined)
}

function keepAhead(target: Target): Promise<Response> {
  const sent = send(target, undefined)
  const key = aheadKey(target)
  ahead.set(key, sent)
  setTimeout(() => ahead.delete(key), aheadMs)
  return sent
}

function takeAhead(target: Target): Promise<Response> | undefined {
  if (target.method !== 'GET') return undefined
  const key = aheadKey(target)
  const sent = ahead.get(key)
  ahead.delete(key)
  return sent
}

function aheadKey({ url, headers }: Target): string {
  return `${headers['Authorization'] ?? ''} ${url}`
}

async function exchange<IW, I, OW, O>(endpoint: Endpoint<IW, I, OW, O>, input: I, options: CallOptions): Promise<Response> {
  try {
    const target = targetOf(endpoint, input, options)
    const response = await (takeAhead(target) ?? send(target, options.signal))
    if (!response.ok) {
      const [body] = await Promise.all([bodyOf(response), loadErrorTexts(currentLocale())])
      throw refusal(response.status, body)
    }
    return response
  } catch (error) {
    if (error instanceof CallError)
      react(error, options.authorization !== undefined || (endpoint.access === 'public' && endpoint.path.startsWith('/sso/')), options)
    throw error
  }
}

/**
 * Makes a call of a contract: fills `:params` in the path, sends GET and DELETE input as query and the rest as JSON, and gives the reply in
 * domain form. Throws CallError after the reactions of specification §8.1; retries nothing.
 */
export async function call<IW, I, OW, O>(endpoint: Endpoint<IW, I, OW, O>, input: I, options: CallOptions = {}): Promise<O> {
  const response = await exchange(endpoint, input, options)
  const text = await response.text()
  return endpoint.output.toDomain((text === '' ? { code: response.status } : JSON.parse(text)) as OW)
}

/** `read` gathers the body; by default without progress, and then `signal` ends only the waiting for its beginning. */
interface FileOptions extends CallOptions {
  read?: (response: Response) => Promise<Blob>
}

/** Calls an endpoint that streams a file and gives its content with its name. */
export async function fetchFile<IW, I, OW, O>(
  endpoint: Endpoint<IW, I, OW, O>,
  input: I,
  { read = (response) => response.blob(), ...options }: FileOptions = {},
): Promise<{ blob: Blob; name: string | undefined }> {
  const response = await exchange(endpoint, input, options)
  return { blob: await read(response), name: fileNameOf(response.headers.get('content-disposition')) }
}

/** Content behind an address of this installation that a call has given (a signed link). Throws CallError; only a lost session is told. */
export async function fetchOwn(address: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  try {
    const response = await send({ method: 'GET', url: baseAddress + address, headers: commonHeaders({}, false), body: undefined }, signal)
    if (!response.ok) {
      const [body] = await Promise.all([bodyOf(response), loadErrorTexts(currentLocale())])
      throw refusal(response.status, body)
    }
    return await response.arrayBuffer()
  } catch (error) {
    if (error instanceof CallError) react(error, false, { isQuiet: true })
    throw error
  }
}

/** Hands a file to the user as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
