import { z } from 'zod'
import { userKindCode } from '@wenwu/core/auth/model'
import type { PlatformIdentity } from '@wenwu/core/national-platform/model'
import { identityAnswer, identityOf } from '@wenwu/core/national-platform/wire'
import { isSameSignature, newNonce, signAnswer, signatureHeaders, signCall } from '../../../edges/national-platform/signature.ts'
import { PlatformDown, PlatformRefusal, type NationalPlatform } from './platform-port.ts'

export interface HttpPlatformOptions {
  /** Without a slash at the end. */
  baseUrl: string
  appId: string
  secret: string
  /** The whole of one call, in milliseconds. */
  timeout: number
  now: () => number
}

/** The largest answer that is read, in bytes. */
const maxAnswer = 64_000
const secretText = z.string().regex(/^[\w.~-]{16,500}$/)
const envelope = z.object({ code: z.number(), msg: z.string().max(500).optional(), data: z.unknown().optional() })

/** The national platform over HTTP: signed POSTs, signed answers (HMAC-SM3), no redirects followed (how-to/connect-the-national-platform.md). */
export function httpPlatform(options: HttpPlatformOptions): NationalPlatform {
  const call = <S extends z.ZodType>(path: string, input: object, output: S): Promise<z.output<S>> => post(options, path, input, output)
  const identity = async (path: string, input: object): Promise<{ identity: PlatformIdentity; requestId: string | undefined }> => {
    const answer = await call(path, input, identityAnswer)
    if (answer.app !== options.appId) throw new PlatformRefusal('an identity for another application')
    return { identity: identityOf(answer), requestId: answer.requestId }
  }
  return {
    announce: ({ kind, returnAddress, state }) =>
      call('/authorizations', { userType: userKindCode[kind], returnUrl: returnAddress, state }, z.object({ requestId: secretText })),
    redeemTicket: async (ticket, requestId) => {
      const answer = await identity('/tickets', { ticket, requestId })
      if (answer.requestId !== requestId) throw new PlatformRefusal('a ticket of another sign-in')
      return answer.identity
    },
    redeemToken: async (token) => (await identity('/tokens', { token })).identity,
    issueTrustToken: async (userId, target) => (await call('/trust-tokens', { userId, target }, z.object({ token: secretText }))).token,
    endSession: async (sessionId) => {
      await call('/sessions/end', { sessionId }, z.object({}))
    },
  }
}

async function post<S extends z.ZodType>(
  { baseUrl, appId, secret, timeout, now }: HttpPlatformOptions,
  path: string,
  input: object,
  output: S,
): Promise<z.output<S>> {
  const body = JSON.stringify(input)
  const signed = { path, app: appId, time: String(now()), nonce: newNonce(), body }
  const { status, signature, text } = await send(
    baseUrl + path,
    timeout,
    {
      'content-type': 'application/json',
      [signatureHeaders.app]: appId,
      [signatureHeaders.time]: signed.time,
      [signatureHeaders.nonce]: signed.nonce,
      [signatureHeaders.signature]: signCall(secret, signed),
    },
    body,
  )
  // a gateway in between that has no platform behind it signs nothing
  if (status >= 500) throw new PlatformDown(`${path}: ${status}`)
  if (!isSameSignature(signAnswer(secret, { status, nonce: signed.nonce, body: text }), signature))
    throw new PlatformRefusal(`${path}: an answer (${status}) that the platform has not signed`)
  const answer = envelope.safeParse(parsed(text))
  if (!answer.success) throw new PlatformRefusal(`${path}: not the form of an answer`)
  if (status !== 200 || answer.data.code !== 200) throw new PlatformRefusal(`${path}: ${answer.data.code} ${answer.data.msg ?? ''}`)
  const data = output.safeParse(answer.data.data)
  if (!data.success)
    throw new PlatformRefusal(`${path}: ${data.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')}`)
  return data.data
}

async function send(
  address: string,
  timeout: number,
  headers: Record<string, string>,
  body: string,
): Promise<{ status: number; signature: string | null; text: string }> {
  try {
    const response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    return { status: response.status, signature: response.headers.get(signatureHeaders.signature), text: await limited(response) }
  } catch (error) {
    if (error instanceof PlatformRefusal) throw error
    throw new PlatformDown('no answer', { cause: error })
  }
}

async function limited(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += (part as Uint8Array).length
    if (size > maxAnswer) throw new PlatformRefusal('an answer that is too long')
    parts.push(part as Uint8Array)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
