import type { FormData } from '@wenwu/core/form/model'
import { fieldText } from '@wenwu/core/form/to-text'
import { findField, getValue } from '@wenwu/core/form/paths'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { bigrams, marks } from '@wenwu/core/kernel/text'

const context = { locale: 'zh_CN', today: '1970-01-01' } as const

/** The value at a path of the form as a reader sees it, in Chinese; '' where nothing is filled. */
export function textAt(item: ItemDefinition, data: FormData, path: string | undefined): string {
  if (path === undefined) return ''
  const field = findField(item.form, path)
  const value = getValue(data, path)
  return field === undefined || value === undefined || value === null ? '' : fieldText(field, value, context)
}

export interface CaseColumns {
  title: string
  unit_name: string
  reference_number: string
  province_code: string | null
}

/** What lists show of a case, read from its form by the paths the item names. `ownProvince` holds where the form names no region. */
export function readColumns(item: ItemDefinition, data: FormData, ownProvince: string | null): CaseColumns {
  const region = item.columns.region === undefined ? undefined : getValue(data, item.columns.region)
  return {
    title: textAt(item, data, item.columns.title).slice(0, 500),
    unit_name: textAt(item, data, item.columns.unitName).slice(0, 500),
    reference_number: letterField(data, 'rfNumber').slice(0, 200),
    province_code: typeof region === 'string' && /^\d{2}/.test(region) ? region.slice(0, 2) : ownProvince,
  }
}

/** Number and title of the letter of an application: the specification's fields `rfNumber` and `rfTitle`, in any section; '' where there is none. */
export function letterField(data: FormData, key: 'rfNumber' | 'rfTitle'): string {
  for (const section of Object.values(data)) {
    const value = section?.[key]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return ''
}

/** Index terms of the search over all that a keyword is looked for in: each pair of characters, each one for words of one, and each mark. */
export function searchTerms(...texts: (string | null)[]): string[] {
  const present = texts.filter((text) => text !== null)
  return [...new Set([...present.flatMap(bigrams).flatMap((pair) => [pair, ...pair]), ...present.flatMap(marks)])]
}
