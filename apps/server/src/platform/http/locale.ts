import { localeTag, locales, type Locale } from '@wenwu/core/i18n/text'
import type { Ctx } from './context.ts'

/** The language the page asks in: that of its user. */
export function localeOf(ctx: Pick<Ctx, 'header'>): Locale {
  const asked = ctx.header('accept-language') ?? ''
  return locales.find((locale) => asked.startsWith(localeTag[locale])) ?? 'zh_CN'
}
