import type { TextTools } from '../lib/i18n.ts'
import { fill } from '@wenwu/core/i18n/fill'
import { defaultLocale, textIn } from '@wenwu/core/i18n/text'
import { texts as auth } from '@wenwu/core/i18n/texts/zh_CN/auth'
import { texts as common } from '@wenwu/core/i18n/texts/zh_CN/common'
import { texts as decisions } from '@wenwu/core/i18n/texts/zh_CN/decisions'
import { texts as frame } from '@wenwu/core/i18n/texts/zh_CN/public'
import { texts as guide } from '@wenwu/core/i18n/texts/zh_CN/guide'
import { texts as laws } from '@wenwu/core/i18n/texts/zh_CN/laws'
import { texts as list } from '@wenwu/core/i18n/texts/zh_CN/list'
import { texts as papers } from '@wenwu/core/i18n/texts/zh_CN/papers'
import { texts as portal } from '@wenwu/core/i18n/texts/zh_CN/portal'
import { texts as standards } from '@wenwu/core/i18n/texts/zh_CN/standards'

// Stands in place of lib/i18n.ts in what the server draws (vite.public.config.ts): the default language, and nothing of the browser.

const modules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  auth,
  common,
  decisions,
  public: frame,
  guide,
  laws,
  list,
  papers,
  portal,
  standards,
}

/** Texts of drawn pages, outside components. */
export const drawnTexts: TextTools = {
  locale: defaultLocale,
  t: (key, params = {}) => {
    const dot = key.indexOf('.')
    const text = modules[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? key
    return fill(text, params)
  },
  textOf: (text) => textIn(text, defaultLocale),
  setLocale: () => Promise.resolve(),
}

export function useText(): TextTools {
  return drawnTexts
}
