import type { Locale } from '@wenwu/core/i18n/text'
import { codeRules, type CodeRequest } from '@wenwu/core/verification/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { hasSlid } from '../auth/index.ts'
import { isRehearsal } from '../../base/messages/index.ts'
import { findAccountsByMobile } from './account-lookup.ts'
import { issueCode, requireMobile } from './codes.ts'
import { noteStep } from './note-step.ts'
import { refusalFrom } from './refusal.ts'

/**
 * Sends a code for signing in or registering. For signing in a message leaves only where some account has the phone; reply, limits and
 * work are the same where none has. A refusal is part of the reply (specification §7.1: flag '1', else msg).
 */
export async function sendCode(
  ctx: Ctx,
  order: { mobile: string; purpose: 'sign-in' | 'register'; locale?: Locale | undefined },
): Promise<CodeRequest> {
  const { purpose } = order
  const { config, pool } = ctx.services
  try {
    const mobile = requireMobile(order.mobile)
    const slid = await hasSlid(ctx)
    await inTransaction(pool, async (db) => {
      const accounts = await findAccountsByMobile(db, mobile)
      const isDelivered = purpose === 'register' || accounts.length > 0
      // of several accounts with one phone nobody knows yet which one is meant
      const locale = (purpose === 'sign-in' && accounts.length === 1 ? accounts[0]!.locale : null) ?? order.locale
      await issueCode(db, ctx.services, { mobile, purpose, address: ctx.address, locale, now: ctx.now, hasSlid: slid, isDelivered })
      await noteStep(db, ctx, { action: 'verification.sendCode', outcome: 'done', mobile, details: { purpose } })
    })
    return { seconds: codeRules.pauseSeconds, isRehearsal: isRehearsal(config) }
  } catch (error) {
    return { ...refusalFrom(error), isRehearsal: isRehearsal(config) }
  }
}
