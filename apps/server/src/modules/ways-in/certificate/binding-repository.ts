import { newId } from '@wenwu/core/kernel/id'
import { AppError } from '@wenwu/core/kernel/errors'
import type { BoundCertificate } from '@wenwu/core/certificate/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { CheckedCertificate } from './check-certificate.ts'

/** Certificates one account may have at a time: two keys and their successors. */
const mostBindings = 5

/** The account a certificate opens; notes its use. A certificate whose number the authority gave to two keys opens nothing with the second. */
export async function findBound(db: Db, checked: CheckedCertificate, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('certificate_bindings')
    .set({ last_used_at: now })
    .where('authority_hash', '=', checked.authorityHash)
    .where('serial', '=', checked.certificate.serial)
    .where('key_hash', '=', checked.keyHash)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Throws `certificate-revoked` where this installation has revoked it. */
export async function requireNotRevoked(db: Db, { authorityHash, certificate }: CheckedCertificate): Promise<void> {
  const row = await db
    .selectFrom('certificate_revocations')
    .select('serial')
    .where('authority_hash', '=', authorityHash)
    .where('serial', '=', certificate.serial)
    .executeTakeFirst()
  if (row !== undefined) throw new AppError('certificate-revoked')
}

/** Binds; `boundBy` null is the owner. Throws `certificate-bound` (to whatever account), `certificate-too-many`. */
export async function insertBinding(
  db: Db,
  checked: CheckedCertificate,
  binding: { userId: string; boundBy: string | null; now: Date },
): Promise<string> {
  const { certificate, keyKind, authorityHash, keyHash } = checked
  const { userId, boundBy, now } = binding
  // of two that come at once, the second sees the first
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const held = await db
    .selectFrom('certificate_bindings')
    .select('id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  if (held.length >= mostBindings) throw new AppError('certificate-too-many', { params: { n: mostBindings } })
  const id = newId(now.getTime())
  const row = await db
    .insertInto('certificate_bindings')
    .values({
      id,
      user_id: userId,
      authority_hash: authorityHash,
      serial: certificate.serial,
      key_hash: keyHash,
      key_kind: keyKind,
      subject: certificate.subject.text,
      issuer: certificate.issuer.text,
      not_after: certificate.notAfter,
      bound_at: now,
      bound_by: boundBy,
      last_used_at: null,
      ended_at: null,
      ended_by: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('certificate-bound')
  return id
}

export interface EndedBinding {
  authorityHash: Buffer
  serial: string
  subject: string
}

/** Ends a binding of this account. Throws `not-found` where there is none in force. */
export async function endBinding(
  db: Db,
  id: string,
  userId: string,
  end: { by: string; reason: string; now: Date },
): Promise<EndedBinding> {
  const row = await db
    .updateTable('certificate_bindings')
    .set({ ended_at: end.now, ended_by: end.by, end_reason: end.reason })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning(['authority_hash as authorityHash', 'serial', 'subject'])
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return row
}

export async function insertRevocation(db: Db, binding: EndedBinding, by: { userId: string; reason: string; now: Date }): Promise<void> {
  await db
    .insertInto('certificate_revocations')
    .values({
      authority_hash: binding.authorityHash,
      serial: binding.serial,
      subject: binding.subject,
      reason: by.reason,
      revoked_by: by.userId,
      revoked_at: by.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The certificates of an account, those in force first, then by time; `withEnded` adds those that were. One statement. */
export async function listBindings(db: Db, userId: string, withEnded: boolean): Promise<BoundCertificate[]> {
  const rows = await db
    .selectFrom('certificate_bindings as b')
    .leftJoin('users as u', 'u.id', 'b.bound_by')
    .leftJoin('certificate_revocations as r', (join) =>
      join.onRef('r.authority_hash', '=', 'b.authority_hash').onRef('r.serial', '=', 'b.serial'),
    )
    .select([
      'b.id',
      'b.subject',
      'b.issuer',
      'b.serial',
      'b.key_kind',
      'b.key_hash',
      'b.not_after',
      'b.bound_at',
      'b.last_used_at',
      'b.ended_at',
      'b.end_reason',
      'u.name as bound_by',
      'r.serial as revoked',
    ])
    .where('b.user_id', '=', userId)
    .$if(!withEnded, (query) => query.where('b.ended_at', 'is', null))
    .orderBy('b.ended_at', (order) => order.desc().nullsFirst())
    .orderBy('b.bound_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    issuer: row.issuer,
    serial: row.serial,
    keyKind: row.key_kind,
    fingerprint: row.key_hash.toString('hex'),
    notAfter: row.not_after.toISOString(),
    boundAt: row.bound_at.toISOString(),
    boundBy: row.bound_by,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: row.end_reason,
    isRevoked: row.revoked !== null,
  }))
}
