import { sql } from 'kysely'
import { newId } from '@wenwu/core/kernel/id'
import type { Actor } from '../../../platform/http/actor.ts'
import type { AuditEntry } from '../../../platform/http/ports.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { auditText } from './audit-row.ts'
import { macOf } from './audit-mac.ts'

/** An entry as the writer needs it: of the actor only what the row names. */
export type AuditInput = Omit<AuditEntry, 'actor'> & { actor: Pick<Actor, 'userId' | 'name' | 'roles'> | null }
export type AuditWriter = (db: Db, entry: AuditInput) => Promise<void>

/** The key of the audit trail, derived from the installation's secret. */
export function auditKey(secret: Buffer): Buffer {
  return deriveKey(secret, 'audit')
}

/**
 * A function that adds one audit row inside the caller's transaction (acknowledged ⇒ audited), with its keyed hash. The
 * sealer chains committed rows afterwards, so no two requests wait for each other here.
 */
export function makeAuditWriter(key: Buffer): AuditWriter {
  return async (db, entry) => {
    const facts = {
      uid: newId(entry.at.getTime()),
      at: entry.at,
      requestId: entry.requestId,
      actorId: entry.actor?.userId ?? null,
      actorName: entry.actor?.name ?? '',
      actorRoles: entry.actor?.roles.join(',') ?? '',
      address: entry.address,
      action: entry.action,
      objectType: entry.objectType,
      objectId: entry.objectId,
      outcome: entry.outcome,
      // as the database will give it back: dates as text, no undefined
      details: JSON.parse(JSON.stringify(entry.details)) as unknown,
    }
    await sql`
      insert into audit_rows (uid, at, request_id, actor_id, actor_name, actor_roles, address, action, object_type, object_id, outcome, details, mac)
      values (${facts.uid}, ${facts.at}, ${facts.requestId}, ${facts.actorId}, ${facts.actorName}, ${facts.actorRoles}, ${facts.address},
              ${facts.action}, ${facts.objectType}, ${facts.objectId}, ${facts.outcome}, ${JSON.stringify(facts.details)}, ${macOf(key, auditText(facts))})`.execute(
      db,
    )
  }
}

const writers = new WeakMap<Buffer, AuditWriter>()

/** The writer of an installation, for modules that audit outside the mount (sign-in). Made once per secret. */
export function auditWriterOf(secret: Buffer): AuditWriter {
  const known = writers.get(secret)
  if (known !== undefined) return known
  const writer = makeAuditWriter(auditKey(secret))
  writers.set(secret, writer)
  return writer
}
