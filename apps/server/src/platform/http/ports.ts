import type { Pool } from 'pg'
import type { AuditDetails, AuditObjectType } from '@wenwu/core/audit/object-words'
import type { Db } from '../database/request-database.ts'
import type { Actor } from './actor.ts'
import type { SettingsVersions } from '../kept-settings.ts'
import type { PersonalQueues } from '../personal-queues.ts'
import type { CountedRefusals } from './counted-refusals.ts'

/** One audit row before it gets its sequence and its keyed hash (design/security.md §2.6). */
export interface AuditEntry {
  at: Date
  requestId: string
  actor: Actor | null
  address: string
  action: string
  objectType: AuditObjectType | ''
  objectId: string
  outcome: 'done' | 'denied' | 'failed'
  details: AuditDetails
}

/** What the mount needs from modules; given by the composition root so that the platform knows no module. */
export interface MountPorts {
  /** The actor of a session token and the versions of the settings of that moment, or null; one query on the pool, no transaction. */
  authenticate(pool: Pool, credential: string, now: Date): Promise<{ actor: Actor; settings: SettingsVersions } | null>
  appendAudit(db: Db, entry: AuditEntry): Promise<void>
  /** Says which refusals get an audit row of their own. */
  refusals: CountedRefusals
  /** Keeps one caller from making all others wait. */
  turns: PersonalQueues
  /** The same for the calls of signing in and out (`Endpoint.isWayIn`). */
  waysIn: PersonalQueues
  /** The same for what is made while it is sent. */
  exports: PersonalQueues
  /** What of an address counts as one caller who is not signed in. */
  networkOf(address: string): string
}
