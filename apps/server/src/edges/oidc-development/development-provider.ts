import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { PageContext } from 'oidc-provider'
import { choosePage, errorPage, leavePage, pagePolicy, type DevelopmentAccount } from './pages.ts'

export interface DevelopmentProviderOptions {
  /** Its identifier and address, without a slash at the end. */
  issuer: string
  clientId: string
  redirectUris: readonly string[]
  logoutUris: readonly string[]
  /** Who can sign in; nobody else exists. */
  accounts: readonly DevelopmentAccount[]
  /** A style sheet with the font of the pages, for machines without a Chinese one. */
  fontSheet?: string | undefined
  /** How long a code serves, in seconds (default 60). */
  codeSeconds?: number
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * An OpenID provider in memory for development, rehearsal and tests: authorization code with PKCE (S256) alone, one public client. Gives
 * what answers requests under its address. The library is loaded here, so that a server that never uses it never pays for it.
 */
export async function createDevelopmentProvider(options: DevelopmentProviderOptions): Promise<Listener> {
  const { default: ProviderClass } = await import('oidc-provider')
  const { accounts, issuer, clientId, fontSheet } = options
  const { pathname } = new URL(issuer)
  const mount = pathname.replace(/\/$/, '')
  const findAccount = (_ctx: unknown, subject: string) => {
    const account = accounts.find(({ username }) => subjectOf(username) === subject)
    return account && { accountId: subject, claims: () => ({ sub: subject, preferred_username: account.username, name: account.name }) }
  }
  const provider: Provider = new ProviderClass(issuer, {
    clients: [
      {
        client_id: clientId,
        client_name: '文物行政审批与监管平台',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: options.redirectUris,
        post_logout_redirect_uris: options.logoutUris,
      },
    ],
    jwks: {
      keys: [
        {
          ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
          use: 'sig',
          alg: 'RS256',
          kid: randomBytes(8).toString('hex'),
        },
      ],
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'oidc_development', interaction: 'oidc_interaction', resume: 'oidc_resume' },
    },
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'] },
    findAccount,
    pkce: { required: () => true },
    responseTypes: ['code'],
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `${mount}/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx: PageContext, form: string) => show(ctx, leavePage(form, fontSheet)) },
    },
    // our own client is trusted: no second question
    loadExistingGrant: async (ctx: PageContext) => {
      const { client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! })
      grant.addOIDCScope('openid profile')
      await grant.save()
      return grant
    },
    renderError: (ctx: PageContext, out: { error: string; error_description?: string }) =>
      show(ctx, errorPage(out.error, out.error_description ?? '', fontSheet)),
    ttl: { AuthorizationCode: options.codeSeconds ?? 60, AccessToken: 600, IdToken: 600, Interaction: 600, Session: 28_800, Grant: 28_800 },
  })
  const callback = provider.callback()

  return async (request, response) => {
    const address = request.url ?? '/'
    const path = address.slice(mount.length).split('?')[0] ?? ''
    if (path.startsWith('/interaction/')) return interact(provider, options, address, request, response)
    // what oidc-provider reads its mount path from
    Object.assign(request, { originalUrl: address, url: address.slice(mount.length) || '/' })
    await callback(request, response)
  }
}

/** The provider's name of a person: not the user name, as in the field. */
function subjectOf(username: string): string {
  return `development-${Buffer.from(username, 'utf8').toString('hex')}`
}

function show(ctx: PageContext, html: string): void {
  ctx.type = 'html'
  ctx.set('content-security-policy', pagePolicy)
  ctx.body = html
}

async function interact(
  provider: Provider,
  { accounts, fontSheet }: DevelopmentProviderOptions,
  action: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await provider.interactionDetails(request, response)
    if (request.method !== 'POST') return send(response, 200, choosePage(action, accounts, fontSheet))
    const form = new URLSearchParams(await bodyOf(request))
    const account = accounts.find(({ username }) => username === form.get('account'))
    const isAccepted = form.get('decision') === 'accept' && account !== undefined
    await provider.interactionFinished(
      request,
      response,
      isAccepted
        ? { login: { accountId: subjectOf(account.username) } }
        : { error: 'access_denied', error_description: 'the person refused' },
    )
  } catch (error) {
    // over, or begun in another browser
    send(response, 400, errorPage('invalid_request', error instanceof Error ? error.message : '', fontSheet))
  }
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  response.end(html)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > 10_000) throw new Error('the form is too long')
  }
  return text
}
