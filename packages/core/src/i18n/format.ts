import type { CalendarDate } from '../kernel/date.ts'
import { localeTag, text, textIn, type Locale } from './text.ts'

/** Every instant is shown as it is in China, whatever the reader's own zone: limits of the law run there. */
const zone = 'Asia/Shanghai'

export type Precision = 'day' | 'minute' | 'second'

// en-GB puts the day first and needs no comma before the time; sv-SE writes ISO 8601, as GB/T 7408 asks for Chinese
const dateTags: Record<Locale, string> = { ...localeTag, zh_CN: 'sv-SE', en_US: 'en-GB' }
const dayStyle: Record<Locale, Intl.DateTimeFormatOptions> = {
  zh_CN: { year: 'numeric', month: '2-digit', day: '2-digit' },
  en_US: { year: 'numeric', month: 'short', day: 'numeric' },
  ja_JP: { year: 'numeric', month: '2-digit', day: '2-digit' },
  ko_KR: { year: 'numeric', month: 'numeric', day: 'numeric' },
  tw_CN: { year: 'numeric', month: '2-digit', day: '2-digit' },
}

// a format costs more to make than to use
const dayFormats = new Map<string, Intl.DateTimeFormat>()
const timeFormats = new Map<Precision, Intl.DateTimeFormat>()

function dayFormat(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`
  const format = dayFormats.get(key) ?? new Intl.DateTimeFormat(dateTags[locale], { ...dayStyle[locale], timeZone })
  dayFormats.set(key, format)
  return format
}

function timeFormat(precision: Precision): Intl.DateTimeFormat {
  const second = precision === 'second' ? ({ second: '2-digit' } as const) : {}
  const format =
    timeFormats.get(precision) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, hour: '2-digit', minute: '2-digit', ...second, hourCycle: 'h23' })
  timeFormats.set(precision, format)
  return format
}

/** A day as a language writes it: `2026-11-20`, `20 Nov 2026`, `2026/11/20`, `2026. 11. 20.`; what is no day stays as it is. */
export function formatDay(day: CalendarDate, locale: Locale): string {
  const instant = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(instant.getTime()) ? day : dayFormat(locale, 'UTC').format(instant)
}

/** `14:03` or `14:03:09` of an instant in China: the same in all five languages. */
export function formatTime(instant: Date, precision: 'minute' | 'second' = 'minute'): string {
  return timeFormat(precision).format(instant)
}

/** An instant as a language writes it, in China's time: `2026-11-20 14:03`, `20 Nov 2026 14:03`. */
export function formatInstant(instant: Date, locale: Locale, precision: Precision = 'minute'): string {
  const day = dayFormat(locale, zone).format(instant)
  return precision === 'day' ? day : `${day} ${formatTime(instant, precision)}`
}

// the names are Chinese ones whatever the language around them: by pinyin, but for Traditional Chinese, which counts strokes
const collations: Record<Locale, string> = { ...localeTag, zh_CN: 'zh-CN-u-co-pinyin', en_US: 'zh-CN-u-co-pinyin' }
const collators = new Map<Locale, Intl.Collator>()

/** Orders names as readers of a language look for them: pinyin in Chinese and English, strokes in Traditional Chinese. */
export function compareNames(a: string, b: string, locale: Locale): number {
  const collator = collators.get(locale) ?? new Intl.Collator(collations[locale], { numeric: true })
  collators.set(locale, collator)
  return collator.compare(a, b)
}

/** What stands between words of a list without an «and». */
export const listComma = text('、', ', ', { ja_JP: '、', ko_KR: ', ' })

/** Words one after another, as a cell with several has them: `甲、乙`, `A, B`. */
export function joinList(words: readonly string[], locale: Locale): string {
  return words.join(textIn(listComma, locale))
}

const listFormats = new Map<Locale, Intl.ListFormat>()

/** Names as a language counts them up: `张三、李四和王五`, `Zhang San, Li Si, and Wang Wu`. */
export function formatList(names: readonly string[], locale: Locale): string {
  const format = listFormats.get(locale) ?? new Intl.ListFormat(localeTag[locale], { type: 'conjunction' })
  listFormats.set(locale, format)
  return format.format(names)
}
