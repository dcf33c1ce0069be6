import { sql } from 'kysely'
import { demoPin } from '@wenwu/core/certificate-development/contract'
import { keyCodes, type KeyCertificate } from '@wenwu/core/certificate/key-protocol'
import { openSealed } from '../../../platform/crypto/seal.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { demoKeySeal, provideFirst } from './authority-service.ts'
import { openDemoKey } from './demo-keys.ts'

/** What is «on the key»: every demo certificate, newest first. */
export async function listKeys(ctx: Ctx): Promise<{ code: number; certificates: KeyCertificate[] }> {
  await provideFirst(ctx)
  const rows = await inTransaction(ctx.services.pool, (db) =>
    db
      .selectFrom('development_certificates as d')
      .innerJoin('users as u', 'u.id', 'd.user_id')
      .select(['d.id', 'd.certificate', 'u.username'])
      .orderBy('d.created_at', 'desc')
      .orderBy('d.id', 'desc')
      .limit(30)
      .execute(),
  )
  return {
    code: keyCodes.done,
    certificates: rows.map(({ id, certificate, username }) => ({
      id,
      label: username,
      certificate: certificate.toString('base64'),
      chain: [],
    })),
  }
}

/** Signs as a key does, against its PIN. What fails is a code, not an error of HTTP: middlewares answer so. */
export async function signWithKey(
  ctx: Ctx,
  input: { id: string; data: string; pin?: string | undefined },
): Promise<{ code: number; signature: string }> {
  if (input.pin !== demoPin) return { code: keyCodes.pinIncorrect, signature: '' }
  const row = await inTransaction(ctx.services.pool, (db) =>
    db
      .selectFrom('development_certificates')
      .select(['id', 'key_kind', 'key_sealed'])
      .where(sql<string>`id::text`, '=', input.id)
      .executeTakeFirst(),
  )
  if (row === undefined) return { code: keyCodes.deviceRemoved, signature: '' }
  const key = openDemoKey(row.key_kind, openSealed(demoKeySeal(ctx.services.config.secret), row.key_sealed, row.id))
  return { code: keyCodes.done, signature: key.sign(Buffer.from(input.data, 'base64')).toString('base64') }
}
