import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { findFontSheet } from '../../oidc-development/mount.ts'
import { pagePolicy } from '../../oidc-development/pages.ts'
import { simulatorPath, type NationalPlatformSettings } from '../../../platform/national-platform-settings.ts'
import { signAnswer, signatureHeaders } from '../signature.ts'
import { choosePage, errorPage, portalPage, sitePage } from './pages.ts'
import { simulatedPeople } from './people.ts'
import { SimulatedPlatform, SimulatedRefusal } from './simulated-platform.ts'

const cookie = 'national_platform_simulator'
const hidden = {
  hide: true,
  params: { type: 'object', properties: { '*': { type: 'string', maxLength: 200 } }, required: ['*'] },
} as object

/**
 * The national platform for development, rehearsal and tests, under /api/national-platform-simulator of this server: its sign-in page, its
 * portal, its gateway for signed calls, and a site that trusts it. Refuses to be mounted in production.
 */
export async function mountNationalPlatformSimulator(
  fastify: FastifyInstance,
  config: Config,
  settings: NationalPlatformSettings,
  now: () => Date,
): Promise<void> {
  if (config.environment === 'production') throw new Error('the simulator of the national platform is refused in production')
  const platform = new SimulatedPlatform({ id: settings.appId, secret: settings.secret }, now)
  const fontSheet = findFontSheet(config.webDirectory)
  await fastify.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 20_000 }, (_request, body, next) => next(null, body))
    const route = (method: 'GET' | 'POST', url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
      scope.route({
        method,
        url: simulatorPath + url,
        config: { access: 'public' },
        schema: url.endsWith('*') ? hidden : { hide: true },
        handler,
      })

    route('POST', '/gateway/*', (request, reply) => answerCall(platform, settings, request, reply))

    route('GET', '/login', (request, reply) => {
      const { requestId } = query(request)
      const known = platform.announced.find(requestId)
      if (known === undefined) return show(reply, 400, errorPage('登录请求无效或已过期，请从申请登录的网站重新进入。', fontSheet))
      const session = sessionOf(request)
      // whoever is signed in here goes on without a question
      if (platform.personOf(session)?.userType === known.userType) return reply.redirect(platform.returnWithTicket(requestId, session)!)
      const people = simulatedPeople.filter((person) => person.userType === known.userType)
      return show(
        reply,
        200,
        choosePage(`${simulatorPath}/login?requestId=${requestId}`, people, '文物行政审批与监管平台请求确认您的身份。', fontSheet),
      )
    })
    route('POST', '/login', (request, reply) => {
      const { requestId } = query(request)
      const form = formOf(request)
      const session = form.get('decision') === 'accept' ? platform.signIn(form.get('account') ?? '') : undefined
      const back = session === undefined ? platform.returnWithout(requestId) : platform.returnWithTicket(requestId, session)
      if (back === undefined) return show(reply, 400, errorPage('登录请求无效或已过期，请从申请登录的网站重新进入。', fontSheet))
      return keepSession(reply, session).redirect(back)
    })

    route('GET', '/portal', (request, reply) => {
      const person = platform.personOf(sessionOf(request))
      const path = `${simulatorPath}/portal`
      return show(
        reply,
        200,
        person === undefined ? choosePage(path, simulatedPeople, '登录国家政务服务平台。', fontSheet) : portalPage(path, person, fontSheet),
      )
    })
    route('POST', '/portal', (request, reply) => {
      const form = formOf(request)
      return keepSession(reply, form.get('decision') === 'accept' ? platform.signIn(form.get('account') ?? '') : undefined).redirect(
        `${simulatorPath}/portal`,
      )
    })
    route('POST', '/portal/enter', (request, reply) => {
      const token = platform.tokenFor(sessionOf(request))
      return reply.redirect(token === undefined ? `${simulatorPath}/portal` : `/platform-arrival?token=${token}`)
    })
    route('POST', '/portal/leave', (request, reply) => {
      platform.endSession(sessionOf(request))
      return keepSession(reply, undefined).redirect(`${simulatorPath}/portal`)
    })

    route('GET', '/site', (request, reply) => {
      const person = platform.trusted(query(request).trustToken, `${simulatorPath}/site`)
      return show(reply, person === undefined ? 403 : 200, sitePage(person, fontSheet))
    })
    done()
  })
}

function answerCall(
  platform: SimulatedPlatform,
  settings: NationalPlatformSettings,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const header = (name: string): string => {
    const value = request.headers[name]
    return typeof value === 'string' ? value : ''
  }
  const path = `/${(request.params as { '*': string })['*']}`
  const body = typeof request.body === 'string' ? request.body : ''
  const nonce = header(signatureHeaders.nonce)
  const call = { path, app: header(signatureHeaders.app), time: header(signatureHeaders.time), nonce, body }
  const answer = answerOf(() => {
    if (!platform.isGenuine(call, header(signatureHeaders.signature))) throw new SimulatedRefusal('签名不正确')
    return platform.answer(path, JSON.parse(body) as Record<string, unknown>)
  })
  const status = answer.code === 200 ? 200 : 400
  const text = JSON.stringify(answer)
  return reply
    .code(status)
    .header(signatureHeaders.signature, signAnswer(settings.secret, { status, nonce, body: text }))
    .type('application/json; charset=utf-8')
    .send(text)
}

function answerOf(work: () => unknown): { code: number; msg?: string; data?: unknown } {
  try {
    return { code: 200, data: work() }
  } catch (error) {
    if (error instanceof SimulatedRefusal || error instanceof SyntaxError) return { code: 400, msg: error.message }
    throw error
  }
}

function query(request: FastifyRequest): { requestId: string; trustToken: string } {
  const values = request.query as Record<string, unknown>
  const text = (name: string): string => (typeof values[name] === 'string' && /^[\w-]{1,200}$/.test(values[name]) ? values[name] : '')
  return { requestId: text('requestId'), trustToken: text('trustToken') }
}

function formOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(typeof request.body === 'string' ? request.body : '')
}

function sessionOf(request: FastifyRequest): string {
  const pair = request.headers.cookie?.split('; ').find((each) => each.startsWith(`${cookie}=`))
  return pair?.slice(cookie.length + 1) ?? ''
}

function keepSession(reply: FastifyReply, session: string | undefined): FastifyReply {
  return reply.header(
    'set-cookie',
    `${cookie}=${session ?? ''}; Path=${simulatorPath}; Max-Age=${session === undefined ? 0 : 28_800}; HttpOnly; SameSite=Lax`,
  )
}

function show(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html)
}
