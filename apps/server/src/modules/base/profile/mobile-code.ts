import { AppError } from '@wenwu/core/kernel/errors'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Ctx } from '../../../platform/http/context.ts'
import { sendCodeToCaller } from '../../ways-in/verification/index.ts'

/**
 * Sends a code to the new phone a person wants for their account. Throws `mobile-required`, `mobile-format`, `messages-closed`,
 * `code-too-soon`, `too-many-codes`, `slider-required`.
 */
export async function sendMobileCode(ctx: Ctx, text: string): Promise<{ seconds: number; isRehearsal: boolean }> {
  const field = 'mobile'
  if (text.trim() === '') throw new AppError('mobile-required', { field })
  const mobile = normaliseMobile(text)
  if (mobile === undefined) throw new AppError('mobile-format', { field })
  return sendCodeToCaller(ctx, mobile, 'mobile-change')
}
