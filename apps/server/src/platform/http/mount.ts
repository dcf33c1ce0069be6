import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { AuditDetails } from '@wenwu/core/audit/object-words'
import { AppError } from '@wenwu/core/kernel/errors'
import { findUnstorableText, withoutHidden } from '@wenwu/core/kernel/text'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { inTransaction } from '../database/request-database.ts'
import type { ReceivedFile } from '../files/received-file.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import type { AppServices } from '../services.ts'
import { requireAccess } from './access.ts'
import { addBytesRoute, bytesOf } from './bytes-body.ts'
import { toAppError } from './error-reply.ts'
import type { ExtraRoute, ServerModule, StreamReply } from './handlers.ts'
import { keepReply, requestHash, requireKey, takeKey } from './idempotency.ts'
import { splitByPath, toJsonSchema, type JsonSchema } from './json-schema.ts'
import { leavingError } from './leaving-client.ts'
import { requireOwnPage } from './own-page.ts'
import type { MountPorts } from './ports.ts'
import { RequestContext } from './request-context.ts'
import { isMadeWhileSent, sendStream, untilSent } from './send-stream.ts'
import { refuseForm } from './refuse-form.ts'

type Handler = ServerModule['handlers'][string]

/** Mounts one module's contract: schema, access, context, transaction, audit and idempotency of each endpoint in one place. */
export function mountModule(app: FastifyInstance, module: ServerModule, services: AppServices, ports: MountPorts, now: () => Date): void {
  for (const [key, endpoint] of Object.entries(module.contract)) {
    const handler = module.handlers[key]
    if (handler === undefined) throw new Error(`no handler for ${module.name}.${key}`)
    const run = makeRunner(`${module.name}.${key}`, endpoint, handler, services, ports, now)
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) addRoute(app, `${module.name}.${key}`, endpoint, path, run, {})
    for (const extra of module.extraRoutes ?? [])
      if (extra.endpoint === key) addExtraRoute(app, `${module.name}.${key}`, endpoint, extra, run)
  }
}

type Runner = (request: FastifyRequest, reply: FastifyReply, fixed: Record<string, unknown>) => Promise<unknown>

function addRoute(
  app: FastifyInstance,
  name: string,
  endpoint: AnyEndpoint,
  path: string,
  run: Runner,
  fixed: Record<string, unknown>,
): void {
  const names = [...path.matchAll(/:(\w+)/g)].map((m) => m[1]!)
  const { params, rest } = splitByPath(toJsonSchema(endpoint.input.schema), names)
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const isBody = !inQuery && endpoint.stream !== 'upload' && endpoint.stream !== 'part'
  const add = (options: RouteOptions): void => (endpoint.stream === 'part' ? addBytesRoute(app, options) : void app.route(options))
  add({
    method: endpoint.method,
    url: path,
    bodyLimit: endpoint.bodyLimit ?? 1024 * 1024,
    schema: {
      summary: endpoint.summary,
      tags: [name.slice(0, name.indexOf('.'))],
      ...(endpoint.isForm === true && { consumes: ['application/x-www-form-urlencoded', 'application/json'] }),
      ...(params && { params }),
      ...((inQuery || endpoint.stream === 'part') && { querystring: rest }),
      ...(isBody && { body: rest }),
      ...responseOf(endpoint),
    },
    config: { access: endpoint.access, endpoint: name, service: endpoint.service },
    preValidation: endpoint.isForm === true ? emptyBody : [refuseForm, emptyBody],
    handler: (request, reply) => run(request, reply, fixed),
  })
}

/** What the reply is written by: JSON of the output, or nothing where bytes or a redirect go out. */
function responseOf(endpoint: AnyEndpoint): { response?: Record<string, unknown> } {
  if (endpoint.redirects === true)
    return { response: { 302: { description: 'Redirect: the address stands in the Location header', type: 'null' } } }
  return endpoint.stream === 'download' ? {} : { response: { 200: toJsonSchema(endpoint.output.schema) } }
}

/** A second address of an endpoint with parts of its input fixed; the other inputs may come by query or body. */
function addExtraRoute(app: FastifyInstance, name: string, endpoint: AnyEndpoint, extra: ExtraRoute, run: Runner): void {
  const schema = splitByPath(toJsonSchema(endpoint.input.schema), Object.keys(extra.fixed)).rest
  app.route({
    method: extra.method,
    url: extra.path,
    schema: {
      summary: endpoint.summary,
      tags: [name.slice(0, name.indexOf('.'))],
      querystring: optional(schema),
      ...(extra.method === 'POST' && { body: optional(schema) }),
      response: { 200: toJsonSchema(endpoint.output.schema) },
    },
    config: { access: endpoint.access, endpoint: name, service: endpoint.service },
    preValidation: endpoint.isForm === true ? emptyBody : [refuseForm, emptyBody],
    handler: (request, reply) => run(request, reply, extra.fixed),
  })
}

/** Each part may come by query or body, so none is demanded of either. */
function optional(schema: JsonSchema): JsonSchema {
  return { ...schema, required: [] }
}

/** A call without a body is one with an empty body (specification §7.1: «empty body or the login payload»). */
function emptyBody(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (request.method !== 'GET' && request.method !== 'DELETE' && !request.isMultipart()) request.body ??= {}
  done()
}

function makeRunner(
  name: string,
  endpoint: AnyEndpoint,
  handler: Handler,
  services: AppServices,
  ports: MountPorts,
  now: () => Date,
): Runner {
  const line = endpoint.isWayIn === true ? ports.waysIn : ports.turns
  return async (request, reply, fixed) => {
    const started = now()
    const credential = credentialOf(request)
    const session = credential === null ? null : await ports.authenticate(services.pool, credential, started)
    const actor = session?.actor ?? null
    // what another server has changed counts from this call on
    if (session !== null) await services.settings.catchUp(session.settings)
    const ctx = new RequestContext(
      {
        requestId: request.id,
        now: started,
        address: request.callerAddress,
        userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
        credential,
        actor,
        isSecure: request.protocol === 'https',
        headers: request.headers,
        makeSignal: () => leavingSignal(reply),
      },
      services,
      endpoint.tx,
    )
    let file: ReceivedFile | undefined
    try {
      requireAccess(endpoint, actor)
      requireOwnPage(endpoint, request)
      const part = endpoint.stream === 'part' ? bytesOf(request.body) : undefined
      let wire = {
        ...validatedQuery(request),
        ...(request.params as object),
        ...(part === undefined && ((request.body as object | undefined) ?? {})),
        ...fixed,
      }
      if (endpoint.stream === 'upload') {
        const upload = await receiveUpload(request, services.files)
        file = upload.file
        wire = { ...upload.fields, ...fixed }
      }
      const unstorable = findUnstorableText(wire)
      if (unstorable !== undefined) throw new AppError('bad-text', { params: { field: unstorable }, field: unstorable })
      const input: unknown = endpoint.input.toDomain(withoutHidden(wire))

      const work = await begin(handler, input, ctx, part ?? file)
      const caller = actor?.userId ?? ports.networkOf(ctx.address)
      const inTurn = <T>(job: () => Promise<T>): Promise<T> => line.run(caller, job, () => ctx.signal)

      if (endpoint.stream === 'download') {
        const stream = await inTurn(async () => {
          const made = (await work()) as StreamReply
          if (endpoint.tx === 'write') await settleDownload(name, made, ctx, ports)
          return made
        })
        const send = () => sendStream(reply, stream, () => ctx.database.release())
        if (!isMadeWhileSent(stream)) return await send()
        return await ports.exports
          .run(
            caller,
            () => untilSent(reply, send),
            () => ctx.signal,
          )
          .finally(() => stream.body.destroy())
      }
      let body = await inTurn(() => answer(name, endpoint, work, ctx, ports, request, input, part ?? file))
      if (endpoint.redirects === true) {
        void reply.code(302).header('location', body)
        body = null
      }
      for (const effect of ctx.effects)
        await Promise.resolve(effect()).catch((error: unknown) =>
          services.log.error({ err: error, requestId: ctx.requestId }, 'an effect after the commit failed'),
        )
      return body
    } catch (thrown) {
      const error = leavingError(thrown, request, services.log) ?? toAppError(thrown)
      if (error.code === 'internal') services.log.error({ err: thrown, requestId: ctx.requestId, endpoint: name }, 'internal error')
      else if (error.code === 'file-store-down' || error.code === 'file-content-missing')
        services.log.error({ err: thrown, requestId: ctx.requestId, endpoint: name }, 'the file store failed')
      else if (error.code === 'database-down')
        services.log.warn({ err: thrown, requestId: ctx.requestId, endpoint: name }, 'the database did not answer')
      await afterRefusal(name, error, ctx, ports)
      throw error
    } finally {
      for (const [header, value] of ctx.replyHeaders) void reply.header(header, value)
      if (file !== undefined) await services.files.discard(file)
    }
  }
}

/** What is left to do of a handler; where it reads a file first, that is done already, and held no connection. */
async function begin(
  handler: Handler,
  input: unknown,
  ctx: RequestContext,
  content: ReceivedFile | Buffer | undefined,
): Promise<() => Promise<unknown>> {
  if (typeof handler === 'function') return () => handler(input as never, ctx, content as never)
  const work = await handler.begin(input as never, ctx, content as never)
  if (ctx.database.isOpen) throw new Error('a connection was held while a file was read')
  return work
}

/** Aborted when the connection closes before the reply is written whole. */
function leavingSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  const leave = () => {
    if (!raw.writableFinished) leaving.abort(new AppError('bad-request', { params: { field: 'file' }, field: 'file' }))
  }
  if (raw.destroyed) leave()
  else raw.once('close', leave)
  return leaving.signal
}

async function answer(
  name: string,
  endpoint: AnyEndpoint,
  work: () => Promise<unknown>,
  ctx: RequestContext,
  ports: MountPorts,
  request: FastifyRequest,
  input: unknown,
  content: ReceivedFile | Buffer | undefined,
): Promise<unknown> {
  const key = endpoint.idempotent === true && ctx.maybeActor !== null ? requireKey(request.headers['idempotency-key']) : null
  if (key !== null && endpoint.tx === 'none') ctx.idempotencyKey = key
  else if (key !== null) {
    const known = await takeKey(
      ctx.db,
      ctx.actor.userId,
      key,
      name,
      requestHash(name, content === undefined || Buffer.isBuffer(content) ? input : [input, content.sha256]),
      ctx.now,
    )
    if (known !== null) {
      await ctx.database.commit()
      return known.reply
    }
  }
  const output = await work()
  const body: unknown = endpoint.output.toWire(output)
  if (endpoint.tx === 'write') {
    await Promise.all([
      key === null ? undefined : keepReply(ctx.db, ctx.actor.userId, key, body),
      endpoint.isStep === true ? undefined : ports.appendAudit(ctx.db, auditEntry(name, ctx, 'done', {})),
    ])
  }
  await ctx.database.commit()
  return body
}

/** A download that is an act of its own: its audit row is committed before the first byte. */
async function settleDownload(name: string, stream: StreamReply, ctx: RequestContext, ports: MountPorts): Promise<void> {
  try {
    await ports.appendAudit(ctx.db, auditEntry(name, ctx, 'done', {}))
    await ctx.database.commit()
  } catch (error) {
    if (stream.body instanceof Readable) stream.body.destroy()
    throw error
  }
}

/** After a refusal: undo and give the connection back, then write in a transaction of its own what must survive it. */
async function afterRefusal(name: string, error: AppError, ctx: RequestContext, ports: MountPorts): Promise<void> {
  try {
    await ctx.database.undo()
    if (error.code === 'database-down') return
    const entry = auditEntry(name, ctx, 'denied', { error: error.code, ...(error.code === 'file-infected' && error.details) })
    const isAudited = error.isAudited && ports.refusals.admits(entry)
    if (!isAudited && ctx.refusals.length === 0) return
    await inTransaction(ctx.services.pool, async (db) => {
      for (const work of ctx.refusals) await work(db)
      if (isAudited) await ports.appendAudit(db, entry)
    })
  } catch (second) {
    ctx.services.log.error({ err: second, requestId: ctx.requestId }, 'a refusal could not be recorded')
  }
}

function auditEntry(name: string, ctx: RequestContext, outcome: 'done' | 'denied', details: AuditDetails) {
  return {
    at: ctx.now,
    requestId: ctx.requestId,
    actor: ctx.maybeActor,
    address: ctx.address,
    action: name,
    objectType: ctx.auditObject?.type ?? '',
    objectId: ctx.auditObject?.id ?? '',
    outcome,
    // of somebody who is not signed in no session says it
    details: { ...ctx.auditObject?.details, ...(ctx.maybeActor === null && { userAgent: ctx.userAgent }), ...details },
  } as const
}

/** The query where the route has a schema for it; elsewhere nobody has checked it, so it says nothing. */
function validatedQuery(request: FastifyRequest): object {
  const schema = request.routeOptions.schema
  return schema?.querystring === undefined ? {} : (request.query as object)
}

/** The Authorization header, raw or as Bearer. */
function credentialOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined || header === '') return null
  const value = header.startsWith('Bearer ') ? header.slice(7) : header
  return value.length <= 200 ? value : null
}
