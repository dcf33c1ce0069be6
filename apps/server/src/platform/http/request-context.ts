import { AppError } from '@wenwu/core/kernel/errors'
import type { TransactionMode } from '@wenwu/core/http/endpoint'
import { RequestDatabase, requestPatience, type Db } from '../database/request-database.ts'
import type { AppServices } from '../services.ts'
import type { Actor } from './actor.ts'
import type { AuditObject, Ctx } from './context.ts'

export interface RequestFacts {
  requestId: string
  now: Date
  address: string
  userAgent: string
  credential: string | null
  actor: Actor | null
  isSecure: boolean
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Made for those who ask: most calls are over before a caller could leave. */
  makeSignal: () => AbortSignal
}

const longestHeader = 4096

/** The context of one request; made by the mount, handed to services as `Ctx`. */
export class RequestContext implements Ctx {
  readonly requestId: string
  readonly now: Date
  readonly address: string
  readonly userAgent: string
  readonly credential: string | null
  readonly maybeActor: Actor | null
  readonly isSecure: boolean
  readonly services: AppServices
  readonly database: RequestDatabase
  readonly effects: (() => Promise<void> | void)[] = []
  readonly refusals: ((db: Db) => Promise<void>)[] = []
  readonly replyHeaders: [name: string, value: string][] = []
  auditObject: AuditObject | undefined
  idempotencyKey: string | null = null
  private readonly headers: RequestFacts['headers']
  private readonly makeSignal: RequestFacts['makeSignal']
  private leaving: AbortSignal | undefined

  constructor(facts: RequestFacts, services: AppServices, mode: TransactionMode) {
    this.requestId = facts.requestId
    this.now = facts.now
    this.address = facts.address
    this.userAgent = facts.userAgent
    this.credential = facts.credential
    this.maybeActor = facts.actor
    this.isSecure = facts.isSecure
    this.headers = facts.headers
    this.services = services
    this.makeSignal = facts.makeSignal
    this.database = new RequestDatabase(services.pool, mode, requestPatience)
  }

  get signal(): AbortSignal {
    return (this.leaving ??= this.makeSignal())
  }

  get db(): Db {
    return this.database.db
  }

  yieldConnection(): void {
    this.database.yieldConnection()
  }

  get actor(): Actor {
    if (this.maybeActor === null) throw new AppError('signed-out')
    return this.maybeActor
  }

  header(name: string): string | undefined {
    const value = this.headers[name]
    return typeof value === 'string' && value.length <= longestHeader ? value : undefined
  }

  addReplyHeader(name: string, value: string): void {
    this.replyHeaders.push([name, value])
  }

  setAuditObject(object: AuditObject): void {
    this.auditObject = { ...object, details: { ...this.auditObject?.details, ...object.details } }
  }

  afterCommit(effect: () => Promise<void> | void): void {
    this.effects.push(effect)
  }

  afterRefusal(work: (db: Db) => Promise<void>): void {
    this.refusals.push(work)
  }
}
