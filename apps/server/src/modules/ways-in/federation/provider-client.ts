import * as oidc from 'openid-client'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import type { OidcSettings } from '../../../platform/oidc-settings.ts'

/** Where the built-in provider of development answers (edges/oidc-development). */
const developmentPath = '/api/oidc-development'
/** The whole of one call to the provider, in seconds. */
const timeoutSeconds = 5
/** How far the provider's clock may be off, in seconds. */
const clockTolerance = 30
/** How long its configuration is believed, in milliseconds. Its keys are cached by the client and read again when an unknown one appears. */
const lifetime = 3_600_000

const discovered = new Map<string, { at: number; client: Promise<oidc.Configuration> }>()

/** The settings of single sign-on. Throws `single-sign-on-closed`. */
export function requireSettings(ctx: Pick<Ctx, 'services'>): OidcSettings {
  const settings = ctx.services.config.oidc
  if (settings === undefined) throw new AppError('single-sign-on-closed')
  return settings
}

/** The provider that people of this request are sent to. */
export function issuerOf(ctx: Ctx, settings: OidcSettings): string {
  return settings.kind === 'development' ? publicOrigin(ctx) + developmentPath : settings.issuer
}

/**
 * The provider by its own description, read once an hour. PKCE, nonce, issuer, audience and times are checked by openid-client; the
 * signature of the identity token is, too, although it comes straight from the provider. Throws `identity-provider-down`.
 */
export async function providerClient(ctx: Ctx, issuer: string): Promise<oidc.Configuration> {
  const settings = requireSettings(ctx)
  const known = discovered.get(issuer)
  if (known !== undefined && Date.now() - known.at < lifetime) return known.client
  const client = discover(ctx, settings, issuer)
  if (discovered.size >= 20) discovered.clear()
  discovered.set(issuer, { at: Date.now(), client })
  try {
    return await client
  } catch (error) {
    discovered.delete(issuer)
    ctx.services.log.error({ err: error, issuer }, 'the identity provider could not be read')
    throw new AppError('identity-provider-down')
  }
}

function discover(ctx: Ctx, settings: OidcSettings, issuer: string): Promise<oidc.Configuration> {
  const isPlain = issuer.startsWith('http://')
  return oidc.discovery(
    new URL(issuer),
    settings.clientId,
    { [oidc.clockTolerance]: clockTolerance, ...(settings.clientSecret !== undefined && { client_secret: settings.clientSecret }) },
    settings.clientSecret === undefined ? oidc.None() : authenticationBy(settings.clientSecret),
    {
      timeout: timeoutSeconds,
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain && ctx.services.config.environment !== 'production' ? [allowPlain] : [])],
      ...(settings.kind === 'development' &&
        ctx.services.config.port !== 0 && { [oidc.customFetch]: ownServerFetch(ctx.services.config.port) }),
    },
  )
}

/** Plain http is for providers on the developer's own machine; production refuses it at the start (platform/oidc-settings.ts). */
const allowPlain: (config: oidc.Configuration) => void = oidc.allowInsecureRequests

/** The client's secret as the provider takes it; HTTP Basic is the default of OpenID Connect. */
function authenticationBy(secret: string): oidc.ClientAuth {
  const basic = oidc.ClientSecretBasic(secret)
  const post = oidc.ClientSecretPost(secret)
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, client, body, headers)
  }
}

/** The built-in provider is asked on this machine, whatever name (a forwarded port, Vite) the browser knows it by. */
function ownServerFetch(port: number): oidc.CustomFetch {
  return (url, options) => {
    const { host, pathname, search } = new URL(url)
    // the assertion is needed where the DOM's types are read too (bench, e2e)
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
      ...options,
      headers: { ...options.headers, 'x-forwarded-host': host },
    } as RequestInit)
  }
}
