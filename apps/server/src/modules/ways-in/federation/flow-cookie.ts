import { AppError } from '@wenwu/core/kernel/errors'
import type { UserKind } from '@wenwu/core/auth/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { readSealedCookie, setCookie, setSealedCookie, type OwnCookie } from '../../../platform/http/own-cookie.ts'

/** How long a person may take at the provider, in seconds. */
const flowSeconds = 600
const cookie: OwnCookie = { name: 'sso', sameSite: 'lax' }

/** One request to the provider, from the redirect to the return. */
export interface Flow {
  state: string
  nonce: string
  verifier: string
  kind: UserKind
  issuer: string
  redirectUri: string
}

/**
 * Keeps the request in the browser that made it: sealed, unreadable for scripts, sent by our own pages only. Nobody can slip another
 * person's code into this browser (login CSRF), since its state is not in here. The last request counts.
 */
export function keepFlow(ctx: Ctx, flow: Flow): void {
  setSealedCookie(ctx, cookie, flow, flowSeconds)
}

/** The request this browser made with this state, once: the cookie goes. Throws `single-sign-on-stale`. */
export function takeFlow(ctx: Ctx, state: string | null): Flow {
  const flow = readSealedCookie<Flow>(ctx, cookie)
  if (flow === undefined || flow.state !== state) throw new AppError('single-sign-on-stale')
  setCookie(ctx, cookie, '', 0)
  return flow
}
