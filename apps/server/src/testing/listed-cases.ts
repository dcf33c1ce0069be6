import { draftStatus } from '@wenwu/core/codes/statuses'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseFilter, CaseQuery } from '@wenwu/core/cases/list'
import { fundedItem, plannedItem, usualItem } from '../case-driver/played-items.ts'
import { searchTerms } from '../modules/case-work/cases/record/case-columns.ts'
import { rowsLike } from './case-fixtures.ts'
import type { TestApp } from './test-app.ts'

/** Columns of a row of `cases`; tests name it by its title. */
export type ListedRow = Record<string, unknown> & { title: string }

/** Rows of Gansu in the states that a list tells apart. */
export const listedRows: ListedRow[] = [
  {
    title: '莫高窟第九十六窟修缮工程立项',
    unit_name: '莫高窟',
    number: '2026-90000001',
    status: 'G12',
    handler_name: '钟若川',
    item_code: fundedItem.code,
  },
  {
    title: '嘉峪关长城修缮',
    unit_name: '万里长城－嘉峪关',
    status: 'G03',
    reference_number: '甘文物〔2026〕7号',
    item_code: fundedItem.code,
  },
  { title: '麦积山石窟保护规划', unit_name: '麦积山石窟', status: 'G04', item_code: plannedItem.code },
  {
    title: '100%_古塔\\加固',
    unit_name: 'Ａ区K1塔',
    status: 'G11',
    conclusion: 'approved',
    document_number: '文物保函〔2026〕88号',
    item_code: usualItem.code,
  },
  { title: '100元古塔加固', unit_name: 'B区', status: 'G09', conclusion: 'approved', item_code: usualItem.code },
  { title: '老系统结转', status: '4', conclusion: 'approved', is_old: true, item_code: usualItem.code },
  { title: '退回补正', status: 'G01', item_code: usualItem.code },
  { title: '不批准的', status: 'G10', conclusion: 'refused', item_code: usualItem.code },
  { title: '作废的', status: 'G999', conclusion: 'void', item_code: usualItem.code },
  { title: '专家评审中', status: 'G05', item_code: usualItem.code },
  { title: '草稿', status: draftStatus, item_code: usualItem.code },
]

/** Writes rows like a submitted case, of Gansu where they do not say otherwise, as they are searched. Gives their ids. */
export function addListed(api: TestApp, source: string, rows: ListedRow[]): Promise<string[]> {
  return rowsLike(
    api,
    source,
    rows.map((row) => ({
      province_code: '62',
      unit_name: '',
      applicant_name: '敦煌某单位',
      reference_number: '',
      document_number: null,
      handler_name: null,
      sort_at: '2026-06-01T00:00:00Z',
      submitted_at: '2026-06-01T00:00:00Z',
      ...(row.clock_state === undefined && { clock_key: null, clock_state: null }),
      due_on: null,
      warn_on: null,
      ...row,
      search_terms: searchTerms(
        ...[row.title, row.unit_name, row.number, row.applicant_name ?? '敦煌某单位', row.document_number, row.reference_number].map(
          (text) => (typeof text === 'string' ? text : null),
        ),
      ),
    })),
  )
}

/** Titles of the rows that a person, Gansu where nobody else is named, sees for a filter, in order. */
export async function titlesFound(
  api: TestApp,
  filter: Partial<CaseFilter>,
  more: Partial<CaseQuery> = {},
  username = 'province-gs',
): Promise<string[]> {
  const query: CaseQuery = { filter: { preset: 'all', ...filter }, sort: 'submitted-desc', page: { number: 1, size: 100 }, ...more }
  return (await api.as(username).call(cases.query, query)).rows.map((row) => row.title)
}
