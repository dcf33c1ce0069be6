import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { newId } from '@wenwu/core/kernel/id'
import { AppError } from '@wenwu/core/kernel/errors'
import type { IssuedCertificate } from '@wenwu/core/certificate-development/contract'
import type { PersonKeyKind } from '@wenwu/core/certificate/model'
import { readCertificate } from '@wenwu/core/certificate/x509'
import { demoUsers } from '../../../db/seed/index.ts'
import { issueCertificate } from '../../../edges/certificate-development/authority.ts'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { seal } from '../../../platform/crypto/seal.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { authorityHash, insertBinding, testAnchors } from '../certificate/index.ts'
import { newDemoKey, openDemoKey } from './demo-keys.ts'

interface Order {
  username: string
  keyKind: PersonKeyKind
  isExpired: boolean
  isBound: boolean
}

/** What a fresh installation finds on the key: one of each kind, for each entrance one. */
const firstOrders: readonly Order[] = [
  { username: 'national-officer', keyKind: 'sm2', isExpired: false, isBound: true },
  { username: 'national-lead', keyKind: 'rsa', isExpired: false, isBound: true },
  { username: 'company', keyKind: 'p256', isExpired: false, isBound: true },
  { username: 'person', keyKind: 'sm2', isExpired: false, isBound: true },
]

/** Key that seals the private keys of demo certificates; the row's id is the context. */
export function demoKeySeal(secret: Buffer): Buffer {
  return deriveKey(secret, 'development-certificate-keys')
}

/** Issues the first certificates where there are none yet. */
export async function provideFirst(ctx: Ctx): Promise<void> {
  await inTransaction(ctx.services.pool, async (db) => {
    await lock(db)
    const known = await db.selectFrom('development_certificates').select('id').limit(1).executeTakeFirst()
    if (known !== undefined) return
    for (const order of firstOrders) await issue(ctx, db, order)
  })
}

/** Issues a certificate to a demo account, to no other. Throws `not-found`. */
export async function issueFor(ctx: Ctx, order: Order): Promise<void> {
  await lock(ctx.db)
  if (!(await issue(ctx, ctx.db, order))) throw new AppError('not-found')
}

async function issue(ctx: Ctx, db: Db, { username, keyKind, isExpired, isBound }: Order): Promise<boolean> {
  const holder = demoUsers.some((one) => one.username === username) ? await findHolder(db, username) : undefined
  if (holder === undefined) return false
  const { secret } = ctx.services.config
  const id = newId(ctx.now.getTime())
  const stored = await newDemoKey(keyKind)
  const family = keyKind === 'sm2' ? 1 : 0
  const { authority, anchor } = testAnchors(ctx.services.config)[family]!
  const made = issueCertificate(authority, { holder, spki: openDemoKey(keyKind, stored).spki, now: ctx.now, isExpired })
  await db
    .insertInto('development_certificates')
    .values({
      id,
      user_id: holder.id,
      serial: made.serial,
      key_kind: keyKind,
      certificate: made.certificate,
      key_sealed: seal(demoKeySeal(secret), stored, id),
      created_at: ctx.now,
      revoked_at: null,
    })
    .execute()
  ctx.setAuditObject({ type: 'user', id: holder.id, details: { username, serial: made.serial } })
  if (!isBound) return true
  const certificate = readCertificate(made.certificate)
  const keyHash = createHash('sha256').update(certificate.publicKey.spki).digest()
  await insertBinding(
    db,
    { certificate, keyKind, authorityHash: authorityHash(anchor), keyHash },
    { userId: holder.id, boundBy: null, now: ctx.now },
  )
  return true
}

/** What was issued, newest first, and who may be issued to. */
export async function listIssued(ctx: Ctx): Promise<{ certificates: IssuedCertificate[]; accounts: { username: string; name: string }[] }> {
  await provideFirst(ctx)
  const certificates = await inTransaction(ctx.services.pool, async (db) => {
    const rows = await db
      .selectFrom('development_certificates as d')
      .innerJoin('users as u', 'u.id', 'd.user_id')
      .leftJoin('certificate_bindings as b', (join) => join.onRef('b.serial', '=', 'd.serial').on('b.ended_at', 'is', null))
      .select(['d.id', 'u.username', 'u.name', 'd.serial', 'd.key_kind', 'd.certificate', 'd.revoked_at', 'b.id as binding'])
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(100)
      .execute()
    return rows.map((row) => {
      const { subject, notAfter } = readCertificate(row.certificate)
      return {
        id: row.id,
        username: row.username,
        name: row.name,
        subject: subject.text,
        serial: row.serial,
        keyKind: row.key_kind,
        notAfter: notAfter.toISOString(),
        isRevoked: row.revoked_at !== null,
        isBound: row.binding !== null,
      }
    })
  })
  return { certificates, accounts: demoUsers.map(({ username, name }) => ({ username, name })) }
}

/** Puts a certificate on the list of the test authority. Throws `not-found`. */
export async function revokeIssued(ctx: Ctx, id: string): Promise<void> {
  const row = await ctx.db
    .updateTable('development_certificates')
    .set({ revoked_at: ctx.now })
    .where(sql<string>`id::text`, '=', id)
    .where('revoked_at', 'is', null)
    .returning('serial')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  ctx.setAuditObject({ type: 'certificate', id: row.serial, details: { serial: row.serial } })
}

async function lock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('wenwu test authority'))`.execute(db)
}

async function findHolder(db: Db, username: string): Promise<{ id: string; name: string; organization: string } | undefined> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select(['u.id', 'u.name', 'o.name as organization'])
    .where('u.username', '=', username)
    .executeTakeFirst()
  return row === undefined ? undefined : { ...row, organization: row.organization ?? '' }
}
