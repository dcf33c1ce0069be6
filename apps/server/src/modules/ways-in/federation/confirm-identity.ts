import * as oidc from 'openid-client'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Flow } from './flow-cookie.ts'
import { providerClient, requireSettings } from './provider-client.ts'

/** Who somebody is, as the provider signed it. */
export interface ConfirmedIdentity {
  issuer: string
  /** The provider's own name of the person, which never changes hands. */
  subject: string
  /** The user name here, as the configured claim says; undefined where the provider says none. */
  account: string | undefined
  idToken: string
}

/** The provider's «come later», in its own words. */
const unavailable = new Set(['temporarily_unavailable', 'server_error'])

/**
 * Exchanges a code for a signed identity: code verifier, state, issuer, audience, nonce, times and signature are checked. Throws
 * `single-sign-on-refused` when the provider or a check says no, `identity-provider-down` when there is no answer.
 */
export async function confirmIdentity(
  ctx: Ctx,
  flow: Flow,
  reply: { code: string; issuer?: string | undefined },
): Promise<ConfirmedIdentity> {
  const client = await providerClient(ctx, flow.issuer)
  const returned = new URL(flow.redirectUri)
  returned.searchParams.set('code', reply.code)
  returned.searchParams.set('state', flow.state)
  if (reply.issuer !== undefined) returned.searchParams.set('iss', reply.issuer)
  try {
    const tokens = await oidc.authorizationCodeGrant(client, returned, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (claims === undefined || tokens.id_token === undefined) throw new AppError('single-sign-on-refused')
    const { accountClaim } = requireSettings(ctx)
    const named = claims[accountClaim] ?? (await fromUserInfo(client, tokens.access_token, claims.sub, accountClaim))
    return { issuer: flow.issuer, subject: claims.sub, account: typeof named === 'string' ? named : undefined, idToken: tokens.id_token }
  } catch (error) {
    throw refusalOf(ctx, error)
  }
}

/** Many providers put the profile into the user info alone. Its subject is compared with that of the identity token. */
async function fromUserInfo(client: oidc.Configuration, accessToken: string, subject: string, claim: string): Promise<unknown> {
  if (client.serverMetadata().userinfo_endpoint === undefined) return undefined
  return (await oidc.fetchUserInfo(client, accessToken, subject))[claim]
}

function refusalOf(ctx: Ctx, error: unknown): AppError {
  if (error instanceof AppError) return error
  const { cause } = error as { cause?: unknown }
  // the network failed beneath fetch
  const isSilent = error instanceof oidc.ClientError ? error.code === 'OAUTH_TIMEOUT' : error instanceof TypeError && cause instanceof Error
  const isBusy =
    (error instanceof oidc.ResponseBodyError && unavailable.has(error.error)) || (cause instanceof Response && cause.status >= 500)
  const code = isSilent || isBusy ? 'identity-provider-down' : 'single-sign-on-refused'
  ctx.services.log.warn({ err: error, requestId: ctx.requestId }, `single sign-on: ${code}`)
  return new AppError(code)
}
