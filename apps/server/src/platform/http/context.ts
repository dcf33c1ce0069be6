import type { AuditDetails, AuditObjectType } from '@wenwu/core/audit/object-words'
import type { AppServices } from '../services.ts'
import type { Db } from '../database/request-database.ts'
import type { Actor } from './actor.ts'

/** What an audit row says about the object of a command; set by services, written by the mount. */
export interface AuditObject {
  type: AuditObjectType
  id: string
  details?: AuditDetails
}

/** One request as services see it. */
export interface Ctx {
  readonly requestId: string
  readonly now: Date
  /** Address of the caller, after trusted proxies. */
  readonly address: string
  readonly userAgent: string
  /** The value of the Authorization header without «Bearer»: a session token, or a ticket on token creation. */
  readonly credential: string | null
  /** Whether the caller came by https, as far as trusted proxies say. */
  readonly isSecure: boolean
  /** The signed-in person; throws `signed-out` where nobody is. */
  readonly actor: Actor
  readonly maybeActor: Actor | null
  readonly db: Db
  readonly services: AppServices
  /** Of an idempotent call whose parts are transactions of their own: each keeps its result under it. Null for every other call. */
  readonly idempotencyKey: string | null
  /** Before long work without the database: gives the connection of a reading call back until its next query. */
  yieldConnection(): void
  /** Aborted when the caller leaves before the reply is written. */
  readonly signal: AbortSignal
  /** A header of the request by its name in lower case; undefined where it is missing, sent twice or longer than 4096 characters. */
  header(name: string): string | undefined
  /** Adds a header to the reply, also to a refusal. Several cookies are several `set-cookie`. */
  addReplyHeader(name: string, value: string): void
  /** Names the object of this command for the audit row; the last call wins, details are merged. */
  setAuditObject(object: AuditObject): void
  /** Runs after the commit and never before: effects outside the database. Failures are logged, not shown. */
  afterCommit(effect: () => Promise<void> | void): void
  /**
   * Runs after a refusal was rolled back, in a transaction of its own: what must survive a refusal
   * (an attempt counter). Successful requests drop it.
   */
  afterRefusal(work: (db: Db) => Promise<void>): void
}
