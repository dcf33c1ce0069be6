import { locales } from '../i18n/text.ts'
import { say, wordsIn, type Label } from '../i18n/words.ts'
import type { ImportColumn } from '../imports/read-record.ts'

type Column = Omit<ImportColumn, 'names'> & { title: Label; more?: readonly string[] }

const columns: readonly Column[] = [
  // the running number of a sheet (序号) says nothing about the plan that it goes into
  { key: 'rank', title: 'annual-plans.rank', kind: 'integer' },
  { key: 'group', title: 'annual-plans.group', more: ['组'], kind: 'text', max: 60 },
  { key: 'projectName', title: 'annual-plans.projectName', kind: 'text', required: true },
  {
    key: 'siteName',
    title: 'annual-plans.siteName',
    more: ['文物保护单位', '单位名称', '文物点', '文物点名称', '保护单位'],
    kind: 'text',
    required: true,
  },
  { key: 'budget', title: 'annual-plans.budget', more: ['总预算', '预算'], kind: 'money', required: true },
  {
    key: 'stateFunds',
    title: 'annual-plans.stateFunds',
    more: ['申请国家资金', '申请中央资金', '国家资金'],
    kind: 'money',
    required: true,
  },
  { key: 'remark', title: 'annual-plans.remark', kind: 'text', max: 500 },
]

/** The columns of a file of rows: by what stands above them in any language, so that an export can be corrected and imported again. */
export function planColumns(): ImportColumn[] {
  return columns.map(({ title, more = [], ...column }) => ({
    ...column,
    names: [...new Set([...locales.filter((locale) => locale !== 'tw_CN').map((locale) => say(wordsIn(locale), title)), ...more])],
  }))
}
