import { contract } from '@wenwu/core/profile/contract'
import type { CurrentUser } from '@wenwu/core/auth/model'
import type { Locale } from '@wenwu/core/i18n/text'
import { call } from '../../../lib/call.ts'
import { findChosenLocale, forgetChosenLocale, onLocaleChosen, showAccountLocale } from '../../../lib/i18n.ts'

/** What could not be kept stays noted in this tab and is tried again at the next load. */
async function keep(locale: Locale): Promise<void> {
  await call(contract.chooseLanguage, { locale }, { isQuiet: true }).then(forgetChosenLocale, () => undefined)
}

/**
 * Of whoever has just come in: the language chosen in this tab, even before signing in, becomes the account's; otherwise the account's is
 * shown, and where it has none the browser's stays. From then on each choice is kept.
 */
export async function adoptLanguage(user: CurrentUser): Promise<void> {
  onLocaleChosen((locale) => void keep(locale))
  const chosen = findChosenLocale()
  if (chosen !== undefined) return void keep(chosen)
  await showAccountLocale(user.locale)
}
