import { setTraditionalConverter, type Locale } from '@wenwu/core/i18n/text'

let converter: Promise<void> | undefined

/** Before words are said in a language: the dictionary of Traditional Chinese is read once, and only when a reader asks for it. */
export async function prepareWords(locale: Locale): Promise<void> {
  if (locale !== 'tw_CN') return
  converter ??= import('opencc-js/cn2t').then(({ Converter }) => setTraditionalConverter(Converter({ from: 'cn', to: 'tw' })))
  await converter
}
