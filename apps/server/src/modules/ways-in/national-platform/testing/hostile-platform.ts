import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signAnswer, signatureHeaders } from '../../../../edges/national-platform/signature.ts'

/** What this platform does wrong in its next answers; nothing set: everything right. */
export interface Misbehaviour {
  /** Parts of the identity that are other than they should be. */
  identity?: Record<string, unknown>
  /** Instead of the answer's data. */
  data?: unknown
  /** The HTTP status; the body says the same. */
  status?: number
  /** Signs with another secret, for another call, or not at all. */
  signature?: 'other-secret' | 'other-call' | 'none'
  /** The body as text, signed as it is. */
  text?: string
  /** Changes the body after it was signed. */
  tamper?: boolean
  /** Leads elsewhere instead of answering. */
  redirect?: string
  /** Milliseconds until it answers. */
  delay?: number
}

/** A platform under the test's control: it believes every call, and lies as told. */
export async function startHostilePlatform(secret: string) {
  const state = {
    misbehaviour: {} as Misbehaviour,
    calls: [] as { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown>; text: string }[],
  }
  const identity = {
    app: 'wenwu-1',
    userId: 'u-1',
    sessionId: 's-1',
    realName: true,
    userType: '2',
    name: '陶若川',
    idCard: '140105198806129028',
  }

  const server = createServer((request, response) => {
    void (async () => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const path = request.url ?? ''
      const body = JSON.parse(text) as Record<string, unknown>
      state.calls.push({ path, headers: request.headers, body, text })
      const { misbehaviour } = state
      if (misbehaviour.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, misbehaviour.delay))
      if (misbehaviour.redirect !== undefined) return response.writeHead(307, { location: misbehaviour.redirect }).end()
      const usual =
        path === '/authorizations'
          ? { requestId: 'request-0123456789' }
          : path === '/trust-tokens'
            ? { token: 'trust-0123456789' }
            : path === '/sessions/end'
              ? {}
              : { ...identity, requestId: body['requestId'], ...misbehaviour.identity }
      const status = misbehaviour.status ?? 200
      const answer = misbehaviour.text ?? JSON.stringify({ code: status, data: 'data' in misbehaviour ? misbehaviour.data : usual })
      const nonce = misbehaviour.signature === 'other-call' ? 'another' : String(request.headers[signatureHeaders.nonce])
      const signature = signAnswer(misbehaviour.signature === 'other-secret' ? 'not the secret' : secret, { status, nonce, body: answer })
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(misbehaviour.signature !== 'none' && { [signatureHeaders.signature]: signature }),
      })
      return response.end(misbehaviour.tamper === true ? answer.replace('陶若川', '陶若水') : answer)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: state.calls,
    behave: (misbehaviour: Misbehaviour) => {
      state.misbehaviour = misbehaviour
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
