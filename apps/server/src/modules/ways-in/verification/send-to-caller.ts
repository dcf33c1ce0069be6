import { maskMobile } from '@wenwu/core/kernel/masks'
import { codeRules } from '@wenwu/core/verification/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { hasSlid } from '../auth/index.ts'
import { isRehearsal } from '../../base/messages/index.ts'
import { issueCode } from './codes.ts'

/** Sends a code to a phone of the person who is signed in; `mobile` is normalised. Throws what `issueCode` throws. */
export async function sendCodeToCaller(
  ctx: Ctx,
  mobile: string,
  purpose: 'mobile-change' | 'second-factor',
): Promise<{ seconds: number; isRehearsal: boolean }> {
  // takes a connection of its own, so before the first statement
  const slid = await hasSlid(ctx)
  const { address, now, actor } = ctx
  ctx.setAuditObject({ type: 'user', id: actor.userId, details: { mobile: maskMobile(mobile) } })
  await issueCode(ctx.db, ctx.services, {
    mobile,
    purpose,
    address,
    askerId: actor.userId,
    locale: actor.locale,
    now,
    hasSlid: slid,
    isDelivered: true,
  })
  return { seconds: codeRules.pauseSeconds, isRehearsal: isRehearsal(ctx.services.config) }
}
