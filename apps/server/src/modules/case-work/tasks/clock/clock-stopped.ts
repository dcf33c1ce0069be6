import { textIn, type Text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import { localeOf } from '../../../../platform/http/locale.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { prepareWords } from '../../../../platform/traditional.ts'

/** Refuses what has to wait until the head lets the time go on that was stopped for this, in the caller's language. */
export async function clockStopped(ctx: Ctx, awaited: Text): Promise<AppError> {
  const locale = localeOf(ctx)
  await prepareWords(locale)
  return new AppError('clock-stopped', { params: { reason: textIn(awaited, locale) } })
}
