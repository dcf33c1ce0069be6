import { applicantNames, isOfPerson } from '@wenwu/core/form/applicant'
import { provinceOfRegion } from '@wenwu/core/form/holding-province'
import { letterField } from '@wenwu/core/form/letter'
import type { FormData } from '@wenwu/core/form/model'
import { own } from '@wenwu/core/form/json'
import { proseText } from '@wenwu/core/form/prose'
import { fieldText } from '@wenwu/core/form/to-text'
import { findField, getValue } from '@wenwu/core/form/paths'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { provinceOfCreditCode } from '@wenwu/core/registration/credit-code'
import { bigrams, marks } from '@wenwu/core/kernel/text'
import { filerOf } from '../readers/case-reader.ts'

const context = { locale: 'zh_CN', today: '1970-01-01' } as const

/** The value at a path of the form as a reader sees it, in Chinese; '' where nothing is filled. */
function textAt(item: ItemDefinition, data: FormData, path: string | undefined): string {
  if (path === undefined) return ''
  const field = findField(item.form, path)
  const value = getValue(data, path)
  return field === undefined || value === undefined || value === null ? '' : fieldText(field, value, context)
}

/** Rows that a sentence names one by one. */
const namedRows = 10

/**
 * As `textAt`, within a sentence of an official document: days in words, no blank before a unit. A column (`section.table.column`) is the list of its cells, of a long
 * one the first ten.
 */
export function proseAt(item: ItemDefinition, data: FormData, path: string | undefined): string {
  if (path === undefined) return ''
  const field = findField(item.form, path)
  if (field === undefined) return ''
  const [section = '', table = '', column] = path.split('.')
  const rows = column === undefined ? undefined : getValue(data, `${section}.${table}`)
  if (!Array.isArray(rows)) return proseText(field, getValue(data, path), context)
  const cells = rows.map((row: unknown) => proseText(field, own(row, column!), context)).filter((text) => text !== '')
  return `${cells.slice(0, namedRows).join('、')}${cells.length > namedRows ? '等' : ''}`
}

export interface CaseColumns {
  title: string
  unit_name: string
  reference_number: string
  province_code: string | null
  /** The region that the form names, two to six digits; null where it names none. */
  region_code: string | null
  applicant_name: string
  agent_name: string | null
  /** The applicant is a person, whoever files: the public is told no name of them. */
  is_of_person: boolean
}

/** What a case is found by. */
export interface CaseNames {
  title: string
  unit_name: string
  number: string | null
  applicant_name: string
  agent_name: string | null
  reference_number: string
  document_number: string | null
}

/**
 * What lists show of a case, read from its form by the paths the item names. Where the form names no region, it belongs to the province of the unit that it is filed for, by its
 * credit code, else to `ownProvince`; `filer` is who files (`filerOf`).
 */
export function readColumns(
  item: ItemDefinition,
  data: FormData,
  { ownProvince, filer }: { ownProvince: string | null; filer: string },
): CaseColumns {
  const { applicant, agent } = applicantNames(item.form.applicant, data, filer)
  const region = item.columns.region === undefined ? undefined : getValue(data, item.columns.region)
  const code = item.form.applicant === undefined ? undefined : getValue(data, item.form.applicant.creditCode)
  return {
    title: textAt(item, data, item.columns.title).slice(0, 500),
    unit_name: textAt(item, data, item.columns.unitName).slice(0, 500),
    reference_number: letterField(data, 'rfNumber').slice(0, 200),
    province_code: provinceOfRegion(region) ?? (agent === null ? undefined : provinceOfCreditCode(code)) ?? ownProvince,
    region_code: typeof region === 'string' && /^\d{2,6}$/.test(region) ? region : null,
    applicant_name: applicant.slice(0, 500),
    agent_name: agent,
    is_of_person: isOfPerson(item.form.applicant, data),
  }
}

/** Index terms of a case. */
export function termsOfCase(names: CaseNames): string[] {
  const { title, unit_name, number, applicant_name, agent_name, reference_number, document_number } = names
  return searchTerms(title, unit_name, number, applicant_name, agent_name, reference_number, document_number)
}

/** What a case is called and found by as its form says now, its index terms with it; who files stays who began it. `ownProvince` as `readColumns` takes it. */
export function namesInForm(
  item: ItemDefinition,
  record: CaseNames,
  data: FormData,
  ownProvince: string | null,
): CaseColumns & { search_terms: string[] } {
  const columns = readColumns(item, data, { ownProvince, filer: filerOf(record) })
  return { ...columns, search_terms: termsOfCase({ ...record, ...columns }) }
}

/** Index terms of the search over all that a keyword is looked for in: each pair of characters, each one for words of one, and each mark. */
export function searchTerms(...texts: (string | null)[]): string[] {
  const present = texts.filter((text) => text !== null)
  return [...new Set([...present.flatMap(bigrams).flatMap((pair) => [pair, ...pair]), ...present.flatMap(marks)])]
}
