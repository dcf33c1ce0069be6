import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { codeRules, type CodePurpose } from '@wenwu/core/verification/model'
import { wireFields } from '@wenwu/core/verification/wire'
import type { Locale } from '@wenwu/core/i18n/text'
import type { MessageTemplate } from '@wenwu/core/messages/model'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { canSendMessages, queueMessage } from '../../base/messages/index.ts'
import { countCode, hashOfAddress } from './code-limits.ts'
import { hashOfCode, hashOfMobile, newCode, typedCode, verificationKey } from './code-secrets.ts'

const templates: Record<CodePurpose, MessageTemplate> = {
  'sign-in': 'sign-in-code',
  'reset-password': 'reset-password-code',
  register: 'register-code',
  'mobile-change': 'mobile-change-code',
  'second-factor': 'second-factor-code',
}

export interface CodeOrder {
  /** As it was typed, or normalised. */
  mobile: string
  purpose: CodePurpose
  /** Address of whoever asks (`ctx.address`). */
  address: string
  /** The account of who asks; undefined where a stranger does. */
  askerId?: string | undefined
  /** Language of the message: the account's, else the one of the page that asks. */
  locale?: Locale | null | undefined
  now: Date
  /** Whether the slider's proof came with the request (`hasSlid`). */
  hasSlid: boolean
  /** False where the number leads to no account: everything happens as for any other number, except that no message leaves. */
  isDelivered: boolean
}

export interface TypedCode {
  mobile: string
  purpose: CodePurpose
  code: string
  /** Address of who types it (`ctx.address`). */
  address: string
  now: Date
  /** Field of the request that errors belong to; the wire name of the specification unless given. */
  field?: string
}

/** The one form of a number. Throws `mobile-invalid` with the field. */
export function requireMobile(text: string, field: string = wireFields.mobile): string {
  const mobile = normaliseMobile(text)
  if (mobile === undefined) throw new AppError('mobile-invalid', { field })
  return mobile
}

/**
 * Makes a new code for a phone and queues its message, in the caller's transaction; the old code of that phone and purpose is void.
 * Throws `mobile-invalid`, `messages-closed`, `code-too-soon` (`details.seconds`), `too-many-codes`, `slider-required`; the transaction must
 * then be rolled back.
 */
export async function issueCode(db: Db, services: Pick<AppServices, 'config' | 'jobs'>, order: CodeOrder): Promise<void> {
  const { purpose, address, askerId, locale, now, hasSlid, isDelivered } = order
  if (!canSendMessages(services.config)) throw new AppError('messages-closed')
  const mobile = requireMobile(order.mobile)
  const key = verificationKey(services.config.secret)
  const mobileHash = hashOfMobile(key, mobile)
  await countCode(db, key, { mobileHash, purpose, address, askerId, now, hasSlid })
  const code = newCode()
  const fresh = {
    code_hash: hashOfCode(key, mobileHash, purpose, code),
    asker_hash: hashOfAddress(key, address),
    tries: 0,
    stranger_tries: 0,
    created_at: now,
    expires_at: new Date(now.getTime() + codeRules.minutes * 60_000),
    used_at: null,
  }
  await db
    .insertInto('verification_codes')
    .values({ mobile_hash: mobileHash, purpose, ...fresh })
    .onConflict((conflict) => conflict.columns(['mobile_hash', 'purpose']).doUpdateSet(fresh))
    .execute()
  await queueMessage(db, services, {
    mobile: isDelivered ? mobile : null,
    template: templates[purpose],
    params: { code, minutes: codeRules.minutes },
    locale,
    now,
    lifetimeSeconds: codeRules.minutes * 60,
  })
}

/**
 * Checks a code and counts the try, in a transaction of its own that is committed whatever the caller decides next: five tries, whichever
 * call they come by, from the network that asked for it, and five from all others, who therefore use up nothing of the first. A right code is NOT used up by this; that is `spendCode`, in the transaction of what it allows. Therefore only for
 * endpoints of tx `none`, or before the first statement of a `write` one. Throws `mobile-invalid`, `wrong-code`, `code-expired` (none
 * asked for, too old, used, or tried too often).
 */
export async function proveCode(services: Pick<AppServices, 'config' | 'pool'>, typed: TypedCode): Promise<void> {
  const { mobileHash, codeHash } = hashesOf(services.config.secret, typed)
  const asker = hashOfAddress(verificationKey(services.config.secret), typed.address)
  const { rows } = await inTransaction(services.pool, (db) =>
    sql<{ isRight: boolean }>`
      update verification_codes set
        tries = tries + case when asker_hash is not distinct from ${asker} then 1 else 0 end,
        stranger_tries = stranger_tries + case when asker_hash is not distinct from ${asker} then 0 else 1 end
      where mobile_hash = ${mobileHash} and purpose = ${typed.purpose} and used_at is null and expires_at > ${typed.now}
        and case when asker_hash is not distinct from ${asker} then tries else stranger_tries end < ${codeRules.tries}
      returning code_hash = ${codeHash} as "isRight"`.execute(db),
  )
  if (rows[0] === undefined) throw new AppError('code-expired', { field: typed.field ?? wireFields.code })
  if (!rows[0].isRight) throw new AppError('wrong-code', { field: typed.field ?? wireFields.code })
}

/** Uses a proven code up; of two who present it one wins. Throws `code-expired`. */
export async function spendCode(db: Db, services: Pick<AppServices, 'config'>, typed: TypedCode): Promise<void> {
  const { mobileHash, codeHash } = hashesOf(services.config.secret, typed)
  const used = await db
    .updateTable('verification_codes')
    .set({ used_at: typed.now })
    .where('mobile_hash', '=', mobileHash)
    .where('purpose', '=', typed.purpose)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', typed.now)
    .returning('purpose')
    .executeTakeFirst()
  if (used === undefined) throw new AppError('code-expired', { field: typed.field ?? wireFields.code })
}

function hashesOf(secret: Buffer, typed: TypedCode): { mobileHash: Buffer; codeHash: Buffer } {
  const key = verificationKey(secret)
  const mobileHash = hashOfMobile(key, requireMobile(typed.mobile))
  // what cannot be a code is counted like a wrong one
  return { mobileHash, codeHash: hashOfCode(key, mobileHash, typed.purpose, typedCode(typed.code) ?? '') }
}
