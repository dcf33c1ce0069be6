import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { openSeal } from '../../../platform/passwords/password-seal.ts'

/** MD5 of the empty text: a form that was sent empty. */
const emptyDigest = 'd41d8cd98f00b204e9800998ecf8427e'

/** A password as it arrived. */
export interface OpenedPassword {
  /** MD5 in lower-case hexadecimal: what `services.passwords` verifies and stores. */
  digest: string
  /** The password itself; only where the page sealed it. Never logged, never stored. */
  plain?: string
}

/**
 * Opens what a password field of the wire carries: `enc:v1:<kid>:<base64>` (sealed by the page, good for one use within minutes), or the
 * MD5 of the specification (§5) while WENWU_ACCEPT_LEGACY_HASH allows it. `field` is the field of the request that errors belong to.
 * Takes a connection of its own: call it before the first statement on `ctx.db`, and not from an endpoint that is `idempotent` (a
 * repeated request carries another sealed value). Throws `bad-request` (empty, or neither form), `password-seal-invalid` (tampered,
 * replayed, expired), `password-seal-required` (MD5 where it is switched off).
 */
export async function openPassword(ctx: Pick<Ctx, 'services' | 'now'>, wire: string, field = 'password'): Promise<OpenedPassword> {
  const { secret, acceptLegacyHash } = ctx.services.config
  if (wire.startsWith('enc:')) {
    const seal = openSeal(secret, wire, ctx.now)
    if (seal === undefined || !(await claim(ctx, seal.hash, seal.expiresAt))) throw new AppError('password-seal-invalid', { field })
    if (seal.password === '') throw new AppError('bad-request', { params: { field }, field })
    return { digest: createHash('md5').update(seal.password, 'utf8').digest('hex'), plain: seal.password }
  }
  if (!/^[0-9a-f]{32}$/.test(wire) || wire === emptyDigest) throw new AppError('bad-request', { params: { field }, field })
  if (!acceptLegacyHash) throw new AppError('password-seal-required', { field })
  return { digest: wire }
}

/** Whether this sealed value comes for the first time. Values that are over anyway are swept on the way, a few at a time. */
function claim(ctx: Pick<Ctx, 'services' | 'now'>, hash: Buffer, expiresAt: Date): Promise<boolean> {
  return inTransaction(ctx.services.pool, async (db) => {
    const { rows } = await sql`
      with swept as (
        delete from used_password_seals where seal_hash in
          (select seal_hash from used_password_seals where expires_at < ${ctx.now} limit 20 for update skip locked)
      )
      insert into used_password_seals (seal_hash, expires_at) values (${hash}, ${expiresAt}) on conflict do nothing returning 1`.execute(db)
    return rows.length === 1
  })
}
