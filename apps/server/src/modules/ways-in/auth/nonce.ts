import { createHmac, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { clientKey } from './session-repository.ts'

const lifetime = 120_000

function macOf(secret: Buffer, head: string, client: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'sign-in-nonce')).update(`${head}\n${client}`).digest()
}

/** A nonce for whoever asks: good for two minutes, from this client alone. It is signed, not stored, so asking costs no row. */
export function makeNonce(ctx: Pick<Ctx, 'now' | 'address' | 'userAgent' | 'services'>): string {
  const head = `${(ctx.now.getTime() + lifetime).toString(36)}.${randomBytes(16).toString('base64url')}`
  return `${head}.${macOf(ctx.services.config.secret, head, clientKey(ctx)).toString('base64url')}`
}

/** Whether it is ours, from this client, and not over. Says nothing about use: `claimNonce` does. */
export function isNonce(ctx: Pick<Ctx, 'now' | 'address' | 'userAgent' | 'services'>, nonce: string): boolean {
  const match = /^([0-9a-z]{1,12})\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/.exec(nonce)
  if (match === null) return false
  const [, expiry = '', random = '', mac = ''] = match
  const expected = macOf(ctx.services.config.secret, `${expiry}.${random}`, clientKey(ctx))
  const given = Buffer.from(mac, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  const left = parseInt(expiry, 36) - ctx.now.getTime()
  return left > 0 && left <= lifetime
}

/** Uses a nonce up, in one statement: of two who come with it one wins. Those that are over are swept a few at a time. */
export async function claimNonce(db: Db, nonce: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with swept as (
      delete from used_nonces where nonce_hash in
        (select nonce_hash from used_nonces where expires_at < ${now} limit 20 for update skip locked)
    )
    insert into used_nonces (nonce_hash, expires_at)
    values (${createHash('sha256').update(nonce).digest()}, ${new Date(now.getTime() + lifetime)})
    on conflict do nothing returning 1`.execute(db)
  return rows.length === 1
}
