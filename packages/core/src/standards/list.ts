import { nameOf } from '../codes/code-list.ts'
import { standardNatures } from '../codes/standard-natures.ts'
import { standardStatuses } from '../codes/standard-statuses.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, codeFilter, daysFilter, textFilter } from '../list/filter.ts'
import { standardFields, type Standard } from './model.ts'

/** /specification (specification §2.4). */
export const standardList = defineList<Standard>()({
  key: 'standards',
  title: 'standards.title',
  fields: [
    { key: 'number', title: 'standards.number', kind: 'code', width: 170, isOnCard: true, sorts: ['number-asc', 'number-desc'], sheet: 22 },
    { key: 'title', title: 'standards.name', minWidth: 260, isTitle: true, sheet: 52 },
    {
      key: 'publishedOn',
      title: 'standards.published',
      kind: 'date',
      isOnCard: true,
      sorts: ['published-asc', 'published-desc'],
      sheet: 14,
    },
    { key: 'effectiveOn', title: 'standards.effective', kind: 'date', sorts: ['effective-asc', 'effective-desc'], sheet: 14 },
    {
      key: 'nature',
      title: 'standards.nature',
      width: 116,
      isLong: true,
      value: (row, { locale }) => (row.natureCode === '' ? '' : nameOf(standardNatures, row.natureCode, locale)),
      sheet: 12,
    },
    {
      key: 'status',
      title: 'standards.status',
      width: 104,
      isOnCard: true,
      value: (row, { locale }) => (row.statusCode === '' ? '' : nameOf(standardStatuses, row.statusCode, locale)),
      sheet: 12,
    },
    { key: 'publisher', title: 'standards.publisher', share: 22, minWidth: 180, isLong: true, sheet: 44 },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'standards.keyword', placeholder: 'standards.keywordPlaceholder', width: 260 }),
    // the search type of specification §2.4 (关键字, 标准名称, 标准号), named by the field it looks in
    choiceFilter('field', standardFields, {
      wire: 'searchType',
      wireNames: { any: 'keyWord', title: 'title', number: 'standardNum' },
      address: 'in',
      label: 'standards.searchType',
      width: 112,
      emptyLabel: 'standards.byAny',
      names: { any: 'standards.byAny', title: 'standards.byTitle', number: 'standards.byNumber' },
    }),
    daysFilter(['publishedFrom', 'publishedTo'], {
      wire: ['publishingDateStart', 'publishingDateEnd'],
      mayBeBlank: true,
      label: 'standards.published',
      placeholders: ['standards.from', 'standards.to'],
    }),
    codeFilter('statusCode', standardStatuses, { wire: 'standardStatusCode', address: 'status', max: 8, label: 'standards.status' }),
    codeFilter('natureCode', standardNatures, { wire: 'standardNatureCode', address: 'nature', max: 8, label: 'standards.nature' }),
  ],
  defaultSort: 'published-desc',
  pageSize: 10,
  rowKey: (row) => row.id,
})

export type StandardQuery = QueryOf<typeof standardList>
export type StandardFilter = StandardQuery['filter']
export type StandardSort = StandardQuery['sort']
