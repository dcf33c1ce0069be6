import { nameOf } from '../codes/code-list.ts'
import { provinces } from '../codes/provinces.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import { codeFilter, daysFilter, textFilter } from '../list/filter.ts'
import { textIn } from '../i18n/text.ts'
import type { Decision } from './model.ts'

/** /decisions: open to everybody. */
export const decisionList = defineList<Decision>()({
  key: 'decisions',
  title: 'decisions.title',
  fields: [
    { key: 'number', title: 'decisions.number', kind: 'code', width: 180, isOnCard: true, sheet: 24 },
    {
      key: 'title',
      title: 'decisions.project',
      minWidth: 240,
      isTitle: true,
      value: (row, { locale }) => row.title || textIn(row.matter, locale),
      sheet: 48,
    },
    {
      key: 'matter',
      title: 'decisions.matter',
      share: 16,
      minWidth: 150,
      isLong: true,
      isOnCard: true,
      value: (row, { locale }) => textIn(row.matter, locale),
      sheet: 36,
    },
    {
      key: 'unitName',
      title: 'decisions.unitName',
      share: 14,
      minWidth: 130,
      isLong: true,
      isOnCard: true,
      value: (row, { t }) => row.unitName || t('decisions.unnamed'),
      sheet: 32,
    },
    {
      key: 'province',
      title: 'decisions.province',
      width: 96,
      isLong: true,
      value: (row, { locale }) => (row.provinceCode === null ? '' : nameOf(provinces, row.provinceCode, locale)),
      sheet: 18,
    },
    { key: 'decidedOn', title: 'decisions.decidedOn', kind: 'date', isOnCard: true, sorts: ['decided-desc', 'decided-asc'], sheet: 14 },
  ],
  filters: [
    textFilter('keyword', { label: 'decisions.keyword', placeholder: 'decisions.keywordPlaceholder', width: 240 }),
    codeFilter('provinceCode', provinces, { address: 'province', max: 2, label: 'decisions.province', width: 140 }),
    daysFilter(['decidedFrom', 'decidedTo'], { label: 'decisions.decidedOn', placeholders: ['decisions.from', 'decisions.to'] }),
  ],
  defaultSort: 'decided-desc',
  rowKey: (row) => row.id,
})

export type DecisionQuery = QueryOf<typeof decisionList>
