import * as oidc from 'openid-client'
import { AppError } from '@wenwu/core/kernel/errors'
import { userKindOf } from '@wenwu/core/auth/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import { keepFlow } from './flow-cookie.ts'
import { issuerOf, providerClient, requireSettings } from './provider-client.ts'

/** Where the provider sends people back to; registered there, compared letter by letter. */
function redirectUriOf(ctx: Ctx): string {
  return `${publicOrigin(ctx)}/login`
}

/** Runs what a browser navigates to: a refusal is told by our own page, not as JSON. */
export async function orExplained(ctx: Ctx, find: () => Promise<string>): Promise<string> {
  try {
    return await find()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `${publicOrigin(ctx)}/login?error=${error.code}`
  }
}

/**
 * The address of the provider for a new sign-in at this entrance; the request is bound to the asking browser. Throws
 * `single-sign-on-closed`, `identity-provider-down`.
 */
export async function authorize(ctx: Ctx, input: { type?: string | undefined }): Promise<string> {
  const settings = requireSettings(ctx)
  const issuer = issuerOf(ctx, settings)
  const client = await providerClient(ctx, issuer)
  const flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    kind: userKindOf(input.type ?? '3'),
    issuer,
    redirectUri: redirectUriOf(ctx),
  }
  const address = oidc.buildAuthorizationUrl(client, {
    ...settings.extraParameters,
    redirect_uri: flow.redirectUri,
    scope: settings.scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
  })
  keepFlow(ctx, flow)
  return address.href
}
