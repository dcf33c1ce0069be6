import { AppError } from '@wenwu/core/kernel/errors'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import { codeRules } from '@wenwu/core/verification/model'
import type { Ctx } from '../../platform/http/context.ts'
import { hasSlid } from '../auth/index.ts'
import { isRehearsal } from '../messages/index.ts'
import { issueCode } from '../verification/index.ts'

/**
 * Sends a code to the telephone somebody wants for their account. Throws `mobile-required`, `mobile-format`, `messages-closed`,
 * `code-too-soon`, `too-many-codes`, `slider-required`.
 */
export async function sendMobileCode(ctx: Ctx, text: string): Promise<{ seconds: number; isRehearsal: boolean }> {
  const field = 'mobile'
  if (text.trim() === '') throw new AppError('mobile-required', { field })
  const mobile = normaliseMobile(text)
  if (mobile === undefined) throw new AppError('mobile-format', { field })
  const slid = await hasSlid(ctx)
  ctx.setAuditObject({ type: 'user', id: ctx.actor.userId, details: { mobile: maskMobile(mobile) } })
  const { address, now, actor } = ctx
  await issueCode(ctx.db, ctx.services, {
    mobile,
    purpose: 'mobile-change',
    address,
    locale: actor.locale,
    now,
    hasSlid: slid,
    isDelivered: true,
  })
  return { seconds: codeRules.pauseSeconds, isRehearsal: isRehearsal(ctx.services.config) }
}
