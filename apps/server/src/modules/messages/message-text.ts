import { setTraditionalConverter, type Locale } from '@wenwu/core/i18n/text'
import { findText, type TextParams } from '@wenwu/core/i18n/translate'
import type { MessageTemplate } from '@wenwu/core/messages/model'

let converter: Promise<void> | undefined

/** The dictionary of Traditional Chinese, read once and only when somebody reads it. */
function loadConverter(): Promise<void> {
  converter ??= import('opencc-js/cn2t').then(({ Converter }) => setTraditionalConverter(Converter({ from: 'cn', to: 'tw' })))
  return converter
}

/** The words of a message in its reader's language. */
export async function messageText(template: MessageTemplate, params: TextParams, locale: Locale): Promise<string> {
  if (locale === 'tw_CN') await loadConverter()
  const text = findText(locale, `messages.${template}`, params)
  if (text === undefined) throw new Error(`the message ${template} has no text`)
  return text
}
