import { versionInForce } from '@wenwu/core/laws/in-force'
import type { LawDetail, LawVersion } from '@wenwu/core/laws/model'
import { formatChineseDate } from '@wenwu/core/kernel/date'
import type { Locale } from '@wenwu/core/i18n/text'

/** What the address of /reguldetail says. `type` is not needed to find a law. */
export interface LawAddress {
  id: string
  /** The words one came with; they are marked in the text. */
  keyword: string
  /** Show the text that is in force on this day. */
  on: string | undefined
  /** Id of the text to stand beside this one. */
  compare: string | undefined
  onlyChanged: boolean
}

const idShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function readLawAddress(query: URLSearchParams): LawAddress {
  const on = query.get('on') ?? ''
  return {
    id: idOf(query.get('id')) ?? '',
    keyword: (query.get('keyword') ?? '').slice(0, 100),
    on: /^\d{4}-\d{2}-\d{2}$/.test(on) ? on : undefined,
    compare: idOf(query.get('compare')),
    onlyChanged: query.get('changed') === '1',
  }
}

function idOf(text: string | null): string | undefined {
  return text !== null && idShape.test(text) ? text : undefined
}

/** Address of the same page with other settings; '' takes one away. */
export function lawAddress(version: Pick<LawVersion, 'id' | 'lawClass'>, settings: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ id: version.id, type: version.lawClass })
  for (const [name, value] of Object.entries(settings)) if (value !== '') query.set(name, value)
  return `/reguldetail?${query}`
}

/** The text to show: the one in force on the day asked for, or, where none was, the earliest; without a day the one of the id. */
export function shownVersion({ law, versions }: LawDetail, on: string | undefined): LawVersion {
  return on === undefined ? law : (versionInForce(versions, on) ?? versions.at(-1) ?? law)
}

/** A day as people of a language write it. */
export function dayText(day: string, locale: Locale): string {
  return locale === 'zh_CN' || locale === 'tw_CN' ? formatChineseDate(day) : day
}
