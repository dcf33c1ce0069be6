import { matterCode } from '../item/matter-code.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, textFilter } from '../list/filter.ts'
import { findingKinds, type GuideFinding } from './lint.ts'

/** 引用条文检查: citations of published guides that do not fit the laws in force. */
export const findingList = defineList<GuideFinding>()({
  key: 'guide-check',
  title: 'guide-check.title',
  fields: [
    { key: 'code', title: 'guide-check.code', kind: 'code', width: 130, value: (row) => matterCode(row.code), sheet: 16 },
    { key: 'name', title: 'guide-check.name', minWidth: 200, isTitle: true, sheet: 44 },
    {
      key: 'kind',
      title: 'guide-check.kind',
      width: 140,
      isOnCard: true,
      value: (row, { t }) => t(`guide-check.kind-${row.kind}`),
      sheet: 24,
    },
    { key: 'cited', title: 'guide-check.cited', share: 18, minWidth: 140, isOnCard: true, isLong: true, sheet: 44 },
    { key: 'became', title: 'guide-check.became', share: 18, minWidth: 140, isOnCard: true, isLong: true, sheet: 44 },
    { key: 'quote', title: 'guide-check.quote', share: 16, minWidth: 140, isLong: true, sheet: 60 },
  ],
  filters: [
    textFilter('keyword', { label: 'guide-check.keyword', width: 240 }),
    choiceFilter('kind', findingKinds, {
      label: 'guide-check.kind',
      width: 200,
      names: {
        moved: 'guide-check.kind-moved',
        gone: 'guide-check.kind-gone',
        'wrong-number': 'guide-check.kind-wrong-number',
        'unknown-article': 'guide-check.kind-unknown-article',
        clock: 'guide-check.kind-clock',
        'old-version': 'guide-check.kind-old-version',
        'no-version': 'guide-check.kind-no-version',
      },
    }),
  ],
  // as the check gives them: by the catalogue
  defaultSort: 'catalogue-asc',
  rowKey: (row) => [row.id, row.kind, row.cited].join(' '),
})

export type FindingQuery = QueryOf<typeof findingList>
