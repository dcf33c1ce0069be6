import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import formBody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { AppError } from '@wenwu/core/kernel/errors'
import { maxFileBytes } from '@wenwu/core/files/contract'
import { demoUsers } from './db/seed/index.ts'
import { modules } from './modules/index.generated.ts'
import { addressKey, authenticate } from './modules/ways-in/auth/index.ts'
import { auditKey, auditWriterOf, headKeeperOf, startSealer, type Sealer } from './modules/base/audit/index.ts'
import { noticePublishedDays } from './modules/base/calendar/index.ts'
import { publishStarterGuides } from './modules/public-texts/guides/index.ts'
import { publishHelpBooks } from './modules/public-texts/reader/index.ts'
import { forgetRegionDirectory, publishItems } from './modules/case-work/items/index.ts'
import { countObligations, endObligations, imposeObligations } from './modules/case-work/obligations/index.ts'
import { freezePapers } from './modules/case-work/papers/index.ts'
import { searchPoolOptions } from './modules/public-texts/search/index.ts'
import { allStepSettings } from './modules/case-work/process/index.ts'
import { makePublicPages } from './modules/public-texts/public-pages/index.ts'
import { assignTasks } from './modules/case-work/task-settings/index.ts'
import { sweepStrandedClaims } from './modules/case-work/tasks/index.ts'
import { registerJobs } from './jobs.ts'
import { inTransaction } from './platform/database/request-database.ts'
import { CountedRefusals } from './platform/http/counted-refusals.ts'
import { rememberAddresses } from './platform/http/caller-address.ts'
import { EarlyRefusals } from './platform/http/early-refusals.ts'
import { errorBody, toAppError } from './platform/http/error-reply.ts'
import { leavingError } from './platform/http/leaving-client.ts'
import { mountModule } from './platform/http/mount.ts'
import { acceptJson } from './platform/http/json-body.ts'
import { compileLazily } from './platform/http/lazy-schemas.ts'
import { publicOrigin } from './platform/http/public-origin.ts'
import { addServicePort } from './platform/http/service-port.ts'
import { recordRoutes, type MountedRoute } from './platform/http/route-list.ts'
import { packReplies } from './platform/http/pack-replies.ts'
import { addSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts'
import { collectOpenApi, serveOpenApi } from './platform/http/openapi.ts'
import { retryAfter } from './platform/http/retry-after.ts'
import { isPage, readFrame, serveWeb } from './platform/http/serve-web.ts'
import { addHealth } from './platform/http/health.ts'
import { mountNationalPlatformSimulator } from './edges/national-platform/simulator/mount.ts'
import { mountDevelopmentProvider } from './edges/oidc-development/mount.ts'
import type { AppServices } from './platform/services.ts'
import type { Config } from './platform/config.ts'
import { openFileStore } from './platform/files/open-file-store.ts'
import { GraphileJobQueue } from './platform/jobs/graphile-job-queue.ts'
import { PdfRenderer } from './platform/pdf/pdf-renderer.ts'
import { SearchPools } from './platform/database/search-pools.ts'
import { BoundedQueue } from './platform/bounded-queue.ts'
import { PersonalQueues } from './platform/personal-queues.ts'
import { PasswordHasher } from './platform/passwords/password-hasher.ts'
import { TableReader } from './platform/xlsx/table-reader.ts'
import { ChinaCalendar } from './platform/calendar/china-calendar.ts'
import { KeptSettings } from './platform/kept-settings.ts'
import { deriveKey } from './platform/crypto/keys.ts'
import { openLog } from './platform/log.ts'

export interface AppOptions {
  config: Config
  pool: Pool
  /** The clock; tests move it. */
  now?: () => Date
  /** Whether this process runs timers and jobs (default true). */
  runsJobs?: boolean
  /** How many milliseconds of each second may go into drawing public pages (default 300). */
  drawingBudget?: number | undefined
  /** Called with the server before its first route; tests watch its replies there. */
  watch?: (fastify: FastifyInstance) => void
}

export interface App {
  fastify: FastifyInstance
  services: AppServices
  /** Every mounted route. */
  routes: readonly MountedRoute[]
  listen(): Promise<string>
  /** Writes the refusals that were counted instead of written one by one: of minutes that are over, or all; called every ten seconds. */
  writeCountedRefusals(before?: Date): Promise<void>
  close(): Promise<void>
}

/** Calls of one caller that are served at a time: as many as a browser sends at once, and fewer than there are connections. Where others have that many, two of each. */
const turnsOfOne = { running: 6, together: 6, few: 2, waiting: 200 }
/** Calls of signing in and out of one caller that are served beside those: together fewer than there are connections. */
const waysInOfOne = { running: 3, together: 3, few: 2, waiting: 200 }
/** Exports that are made for one caller at a time, while they are sent. One that waits has read nothing. */
const exportsOfOne = { running: 2, together: 2, few: 1, waiting: 200 }

/** Builds the whole server over a migrated database; nothing listens before `listen()`. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, pool } = options
  const now = options.now ?? (() => new Date())
  const log = openLog(config.logLevel)
  await inTransaction(pool, (db) => publishItems(db, now()))
  await inTransaction(pool, (db) => publishStarterGuides(db, now()))
  await inTransaction(pool, publishHelpBooks)
  const calendar = await ChinaCalendar.load(pool, now)
  const settings = new KeptSettings(pool)
  settings.keep('calendar', () => calendar.reload())
  settings.keep('regions', forgetRegionDirectory)
  const { files, scanner } = await openFileStore(config, log)
  if (scanner !== undefined && !(await scanner.ping(2_000)))
    log.warn('WENWU_CLAMD: the virus scanner does not answer; until it does, uploads are refused')
  const services: AppServices = {
    config,
    pool,
    searchPools: new SearchPools(pool, searchPoolOptions),
    log,
    files,
    passwords: new PasswordHasher({ pepper: deriveKey(config.secret, 'password-pepper'), cost: config.passwordCost }),
    jobs: new GraphileJobQueue(pool, log),
    pdf: new PdfRenderer({ fontsDirectory: config.fontsDirectory, assetsDirectory: config.pdfAssetsDirectory }),
    freezePapers: (db, act) => freezePapers(config.secret, db, act),
    imposeObligations: (db, decision) => imposeObligations(services, db, decision),
    endObligations,
    countObligations,
    assignTasks: (db, tasks) => assignTasks(services, db, tasks),
    tables: new TableReader({ workerFile: config.tableWorkerFile, queue: new BoundedQueue({ running: 2, waiting: 16 }) }),
    calendar: () => calendar.current(),
    settings,
  }
  if (config.transitLegacyPassword) log.warn('WENWU_TRANSIT_LEGACY_PASSWORD: /loginTransit takes real passwords in addresses')
  registerJobs(services, now)
  await inTransaction(pool, (db) => noticePublishedDays(db, services.jobs))
  await settings.catchUpNow()
  // read now, so that no act pays for it
  await inTransaction(pool, (db) => allStepSettings(services, db))
  // claims that an older release left with accounts that can no longer act would block their cases until the nightly run
  await sweepStrandedClaims(services, now()).catch((error: unknown) =>
    log.error({ err: error }, 'claims were not swept; the night tries again'),
  )

  // its own type of logger would be part of the type of the server
  const loggerInstance: FastifyBaseLogger = log
  const frame = await readFrame(config.webDirectory)
  const early = new EarlyRefusals(securityHeaders(config), log)
  const fastify = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    keepAliveTimeout: 72_000,
    maxRequestsPerSocket: 10_000,
    trustProxy: config.trustProxy === 0 ? false : (_address: string, hop: number) => hop < config.trustProxy,
    // as long as the longest that a contract takes: the code of a paper
    routerOptions: { maxParamLength: 500 },
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => early.answer(error, socket),
    // Addresses that cannot be decoded never reach hooks or routes.
    frameworkErrors: (error, request, reply) => {
      const answer: FastifyReply = reply.headers({ ...securityHeaders(config), 'cache-control': 'no-store', connection: 'close' })
      if (error.code === 'FST_ERR_BAD_URL' && frame !== undefined && isPage(request))
        void answer.code(404).type('text/html; charset=utf-8').send(frame)
      else void answerError(error, request, answer, log)
    },
  })
  const routes = recordRoutes(fastify)
  const basicData = config.basicDataPort === undefined ? undefined : addServicePort(fastify, 9200)
  options.watch?.(fastify)
  compileLazily(fastify)
  await fastify.register(multipart, {
    limits: { fileSize: maxFileBytes, files: 1, fields: 10, fieldSize: 2000, parts: 12 },
    throwFileSizeLimit: false,
  })
  // a field that is there twice is a list, which the schemas of calls refuse
  await fastify.register(formBody)
  acceptJson(fastify)
  addSecurityHeaders(fastify, config)
  packReplies(fastify)
  early.watch(fastify)
  rememberAddresses(fastify)
  fastify.setErrorHandler((error, request, reply) => answerError(error as FastifyError, request, reply, log))
  fastify.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
  await collectOpenApi(fastify)
  serveOpenApi(fastify)
  addHealth(fastify, pool, {
    files: () => files.probe().then(() => true),
    ...(scanner !== undefined && { scanner: (patience: number) => scanner.ping(patience) }),
  })
  const appendAudit = auditWriterOf(config.secret)
  const refusals = new CountedRefusals(addressKey)
  const writeCountedRefusals = (before?: Date) =>
    refusals
      .flush(
        (entries) => inTransaction(pool, async (db) => void (await Promise.all(entries.map((entry) => appendAudit(db, entry))))),
        before,
      )
      .catch((error: unknown) => log.error({ err: error }, 'counted refusals could not be recorded; they are kept'))
  const turns = new PersonalQueues(turnsOfOne)
  const waysIn = new PersonalQueues(waysInOfOne)
  const exports = new PersonalQueues(exportsOfOne)
  const ports = { authenticate, appendAudit, refusals, turns, waysIn, exports, networkOf: addressKey }
  for (const module of modules) mountModule(fastify, module, services, ports, now)
  if (config.nationalPlatform?.kind === 'simulator') await mountNationalPlatformSimulator(fastify, config, config.nationalPlatform, now)
  if (config.oidc?.kind === 'development') await mountDevelopmentProvider(fastify, config, developmentAccounts())
  if (fs.existsSync(config.webDirectory))
    await serveWeb(fastify, config.webDirectory, {
      pages: makePublicPages(services, now),
      budget: options.drawingBudget,
      originOf: ({ protocol, headers }) =>
        publicOrigin({ services, isSecure: protocol === 'https', header: (name) => singleHeader(headers[name]) }),
    })
  else fastify.setNotFoundHandler(() => Promise.reject(new AppError('not-found')))
  await fastify.ready()

  let sealer: Sealer | undefined
  const counting = setInterval(() => void writeCountedRefusals(now()), 10_000)
  counting.unref()
  return {
    fastify,
    services,
    routes,
    writeCountedRefusals,
    async listen() {
      const address = await fastify.listen({ port: config.port, host: config.host })
      if (config.basicDataPort !== undefined) await basicData?.listen({ port: config.basicDataPort, host: config.host })
      if (options.runsJobs ?? true) {
        sealer = startSealer(pool, auditKey(config.secret), log, { now, heads: headKeeperOf(config, log) })
        await services.jobs.start()
      }
      return address
    },
    async close() {
      await services.jobs.stop()
      await basicData?.close()
      await fastify.close()
      clearInterval(counting)
      await writeCountedRefusals()
      await sealer?.stop()
      await services.searchPools.end()
      await services.pdf.close()
      await services.tables.close()
    },
  }
}

function singleHeader(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** Who can be chosen at the development identity provider: the demo accounts, the national bureau's first, and somebody without an account. */
function developmentAccounts(): { username: string; name: string }[] {
  const isNational = (username: string): number => Number(username.startsWith('national-'))
  return [
    ...demoUsers.toSorted((a, b) => isNational(b.username) - isNational(a.username)),
    { username: 'sso-unbound', name: '没有平台账号的人员' },
  ]
}

/** Every error in one shape: code, text, field; unknown ones are logged and told as `internal`. */
function answerError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply, log: Logger): FastifyReply {
  const error = leavingError(thrown, request, log) ?? toAppError(thrown)
  // What a handler threw was logged by the mount; this is what went wrong around handlers.
  if (error.code === 'internal' && !(thrown instanceof AppError)) log.error({ err: thrown, requestId: request.id }, 'internal error')
  if (error.code === 'database-down' && !(thrown instanceof AppError))
    log.warn({ err: thrown, requestId: request.id }, 'the database did not answer')
  const seconds = retryAfter(error)
  if (seconds !== undefined) void reply.header('retry-after', seconds)
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, request.id)))
}
