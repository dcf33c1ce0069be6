import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Config } from '../../platform/config.ts'
import { isOwnHost } from '../../platform/http/own-host.ts'
import { developmentClientId } from '../../platform/oidc-settings.ts'
import { createDevelopmentProvider } from './development-provider.ts'
import type { DevelopmentAccount } from './pages.ts'

const developmentPath = '/api/oidc-development'
/** Addresses the page may be opened at, at the same time: this machine by name, by number, by network, through Vite. */
const maxOrigins = 8

/**
 * The built-in provider under /api/oidc-development, so that a fresh clone can try single sign-on without any set-up: one provider for each
 * address of this machine the page is opened at, made when it is first asked for. Refuses to be mounted in production.
 */
export async function mountDevelopmentProvider(
  fastify: FastifyInstance,
  config: Config,
  accounts: readonly DevelopmentAccount[],
): Promise<void> {
  if (config.environment === 'production') throw new Error('the development identity provider is refused in production')
  const providers = new Map<string, ReturnType<typeof createDevelopmentProvider>>()

  const providerAt = (origin: string) => {
    const known = providers.get(origin)
    if (known !== undefined) return known
    if (providers.size >= maxOrigins) throw new AppError('busy')
    const logoutUris = ['/login', '/login?type=1', '/login?type=2', '/login?type=3'].map((path) => origin + path)
    const made = createDevelopmentProvider({
      issuer: origin + developmentPath,
      clientId: developmentClientId,
      redirectUris: [`${origin}/login`],
      logoutUris,
      accounts,
      fontSheet: findFontSheet(config.webDirectory),
    })
    providers.set(origin, made)
    return made
  }

  await fastify.register((scope, _options, done) => {
    // the provider reads bodies itself
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, next) => next(null))
    scope.route({
      method: ['GET', 'POST'],
      url: `${developmentPath}/*`,
      config: { access: 'public' },
      schema: {
        hide: true,
        params: { type: 'object', properties: { '*': { type: 'string', maxLength: 500 } }, required: ['*'] },
      },
      handler: async (request, reply) => {
        const host = hostOf(request.raw)
        if (!isServed(host, config)) throw new AppError('not-found')
        const listener = await providerAt(`http://${host}`)
        request.raw.headers.host = host
        reply.hijack()
        await listener(request.raw, reply.raw)
      },
    })
    done()
  })
}

/** The built page brings a Chinese font for machines without one; its name has a hash. */
export function findFontSheet(webDirectory: string): string | undefined {
  const folder = path.join(webDirectory, 'assets')
  const name = existsSync(folder) ? readdirSync(folder).find((each) => /^noto-sans-sc-[\w-]+\.css$/.test(each)) : undefined
  return name === undefined ? undefined : `/assets/${name}`
}

function hostOf(request: IncomingMessage): string {
  // set by our own server when it asks itself under the name the browser knows (modules/ways-in/federation/provider-client.ts)
  const forwarded = request.headers['x-forwarded-host']
  return (typeof forwarded === 'string' ? forwarded : request.headers.host) ?? ''
}

/** This machine, by one of its own names, or the address of the installation; so no one can create providers for foreign names. */
function isServed(host: string, { publicUrl }: Config): boolean {
  return isOwnHost(host) || (publicUrl !== undefined && new URL(publicUrl).host === host)
}
