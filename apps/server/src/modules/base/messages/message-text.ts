import type { Locale } from '@wenwu/core/i18n/text'
import { stopNames } from '@wenwu/core/clock/stop-names'
import type { ClockUnit } from '@wenwu/core/clock/rule'
import type { PlannedStop } from '@wenwu/core/clock/suspension'
import { findText, translate, type TextKey, type TextParams } from '@wenwu/core/i18n/translate'
import type { CaseNotice, MessageTemplate, TaskNotice } from '@wenwu/core/messages/model'
import { prepareWords } from '../../../platform/traditional.ts'

/** The words of a message to a phone in its reader's language. */
export function messageText(template: MessageTemplate, params: TextParams, locale: Locale): Promise<string> {
  return wordsOf(template, params, locale)
}

/** Subject and body of an e-mail about a case; `link` may be empty. */
export async function mailText(
  notice: CaseNotice | TaskNotice,
  params: TextParams & { name: string; link: string },
  locale: Locale,
): Promise<{ subject: string; text: string }> {
  const [subject, body] = await Promise.all([wordsOf(`${notice}-subject`, params, locale), wordsOf(`${notice}-mail`, params, locale)])
  const frame = await wordsOf(params.link === '' ? 'mail-frame' : 'mail-frame-with-link', { ...params, body }, locale)
  // titles are typed by people; a subject is one line
  return { subject: subject.replace(/\s+/g, ' '), text: frame }
}

/** Why a clock stands still and how long that is expected to take, for the words of a message. */
export async function stopWords(
  { reason, days, unit }: Pick<PlannedStop, 'reason' | 'days' | 'unit'>,
  locale: Locale,
): Promise<{ reason: string; days: string }> {
  await prepareWords(locale)
  const name = stopNames[reason]
  return {
    reason: name === undefined ? reason : translate(locale, name),
    days: translate(locale, unit === 'working-day' ? 'list.clockWorkingDays' : 'list.clockDays', { n: days }),
  }
}

/** How much longer a time was made, for the words of a message. */
export async function extensionWords({ days, unit }: { days: number; unit: ClockUnit }, locale: Locale): Promise<{ days: string }> {
  await prepareWords(locale)
  return { days: translate(locale, unitNames[unit], { n: days }) }
}

const unitNames: Readonly<Record<ClockUnit, TextKey>> = {
  'working-day': 'list.clockWorkingDays',
  'calendar-day': 'list.clockDays',
  month: 'messages.months',
  hour: 'messages.hours',
}

/** The day that a message names; of a time that stands still without a plan, that nobody knows it yet. */
export async function dayWords(day: string, locale: Locale): Promise<string> {
  await prepareWords(locale)
  return day === '' ? translate(locale, 'messages.no-day-yet') : day
}

async function wordsOf(key: string, params: TextParams, locale: Locale): Promise<string> {
  await prepareWords(locale)
  const text = findText(locale, `messages.${key}`, params)
  if (text === undefined) throw new Error(`the message ${key} has no text`)
  return text
}
