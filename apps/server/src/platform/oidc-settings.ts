/** How single sign-on is set up (specification §4.1): any OpenID provider, or the built-in one for development and rehearsal. */
export interface OidcSettings {
  kind: 'external' | 'development'
  /** Identifier of the provider, an address; empty for the built-in one, whose identifier follows the address the page was opened at. */
  issuer: string
  clientId: string
  /** Undefined: a public client, which PKCE alone protects. */
  clientSecret: string | undefined
  scope: string
  /** The claim whose value is the user name of an account here, asked at the first sign-in of a person only. */
  accountClaim: string
  /** Where a browser may land after signing out at the provider; the first is the default. Empty: /login of this installation. */
  logoutAddresses: readonly string[]
  /** Fixed parameters beside those of OpenID (specification §7.1 names `decision` and `service`). */
  extraParameters: Readonly<Record<string, string>>
  /** Whether /login goes to the provider at once. Otherwise it leads to account and password, and the card links to the provider. */
  leadsEntrance: boolean
}

/** Client of the built-in provider. */
export const developmentClientId = 'wenwu'

type Env = Record<string, string | undefined>
type Fail = (zh: string, en: string) => never

/**
 * Reads WENWU_OIDC and WENWU_OIDC_*; undefined: no single sign-on. Outside production the built-in provider is there without any
 * setting, reached from the card only. `fail` ends the start.
 */
export function readOidcSettings(env: Env, environment: 'development' | 'production' | 'test', fail: Fail): OidcSettings | undefined {
  const mode = env.WENWU_OIDC ?? ''
  const issuer = env.WENWU_OIDC_ISSUER ?? ''
  if (mode === 'off') return undefined
  if (mode !== '' && mode !== 'development')
    fail(`WENWU_OIDC 只能是 development 或 off：${mode}`, `WENWU_OIDC is development or off: ${mode}`)
  if (mode === 'development' && environment === 'production')
    fail(
      '生产环境不允许使用内置的身份提供方（WENWU_OIDC=development）',
      'production refuses the built-in identity provider (WENWU_OIDC=development)',
    )
  if (issuer !== '') return external(env, environment, issuer, fail)
  if (mode === 'development') return development(true)
  return environment === 'development' ? development(false) : undefined
}

function development(leadsEntrance: boolean): OidcSettings {
  return {
    kind: 'development',
    issuer: '',
    clientId: developmentClientId,
    clientSecret: undefined,
    scope: 'openid profile',
    accountClaim: 'preferred_username',
    logoutAddresses: [],
    extraParameters: {},
    leadsEntrance,
  }
}

function external(env: Env, environment: string, issuer: string, fail: Fail): OidcSettings {
  const clientId = env.WENWU_OIDC_CLIENT_ID ?? ''
  if (clientId === '') fail('设置了 WENWU_OIDC_ISSUER，还需要 WENWU_OIDC_CLIENT_ID', 'WENWU_OIDC_ISSUER needs WENWU_OIDC_CLIENT_ID')
  const { protocol } = addressOf(issuer, 'WENWU_OIDC_ISSUER', fail)
  if (protocol !== 'https:' && environment === 'production')
    fail(
      '生产环境的身份提供方必须使用 https（WENWU_OIDC_ISSUER）',
      'in production the identity provider must use https (WENWU_OIDC_ISSUER)',
    )
  const logoutAddresses = (env.WENWU_OIDC_LOGOUT ?? '').split(',').flatMap((each) => (each.trim() === '' ? [] : [each.trim()]))
  for (const address of logoutAddresses) addressOf(address, 'WENWU_OIDC_LOGOUT', fail)
  return {
    kind: 'external',
    issuer,
    clientId,
    clientSecret: env.WENWU_OIDC_CLIENT_SECRET || undefined,
    scope: env.WENWU_OIDC_SCOPE || 'openid profile',
    accountClaim: env.WENWU_OIDC_CLAIM || 'preferred_username',
    logoutAddresses,
    extraParameters: Object.fromEntries(new URLSearchParams(env.WENWU_OIDC_PARAMETERS ?? '')),
    leadsEntrance: true,
  }
}

function addressOf(text: string, name: string, fail: Fail): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return fail(`${name} 不是有效的地址：${text}`, `${name} is not an address: ${text}`)
  return url
}
