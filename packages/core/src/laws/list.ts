import { z } from 'zod'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, daysFilter, textFilter, type ListFilter } from '../list/filter.ts'
import {
  classesOfTab,
  lawClasses,
  lawDates,
  lawStandingNames,
  lawStandings,
  lawTabNames,
  lawTabs,
  tabOfName,
  type LawRow,
  type LawTab,
} from './model.ts'

/**
 * The tab, and a class of law within it. `legalType` of the specification is the name of a tab or, of other callers, of a class; `lawClass` is
 * ours.
 */
const classFilter: ListFilter<{ tab?: LawTab | undefined; lawClass?: string | undefined }> = {
  control: {
    kind: 'select',
    key: 'class',
    label: 'laws.lawClass',
    width: 136,
    // one that was chosen before the tab changed stays to be seen and taken away
    choices: (_words, { preset = 'all', class: chosen }) =>
      classesOfTab('all')
        .filter((lawClass) => classesOfTab(preset).includes(lawClass) || lawClass === chosen)
        .map((lawClass) => ({ value: lawClass, label: lawClass })),
  },
  shape: { legalType: z.string().max(40).optional(), lawClass: z.string().max(40).optional() },
  fromWire: ({ legalType, lawClass }) => {
    const [type, own] = [String(legalType ?? ''), String(lawClass ?? '')]
    const tab = tabOfName(type)
    const wanted = own || (tab === undefined ? type : '')
    return { ...(tab !== undefined && tab !== 'all' && { tab }), ...(wanted !== '' && { lawClass: wanted }) }
  },
  toWire: ({ tab, lawClass }) => ({ legalType: tab === undefined ? undefined : lawTabNames[tab].zh_CN, lawClass }),
  fromAddress: (values) => {
    const lawClass = Object.keys(lawClasses).find((name) => name === values['class'])
    return lawClass === undefined ? {} : { lawClass }
  },
}

/** /regulations (specification §2.5). */
export const lawList = defineList<LawRow>()({
  key: 'laws',
  title: 'laws.title',
  fields: [
    { key: 'title', title: 'laws.columnTitle', minWidth: 260, isTitle: true, sheet: 60 },
    { key: 'documentNumber', title: 'laws.documentNumber', share: 17, minWidth: 150, isLong: true, sheet: 30 },
    { key: 'lawClass', title: 'laws.lawClass', width: 126, isLong: true, isOnCard: true, sheet: 18 },
    {
      key: 'standing',
      title: 'laws.standing',
      width: 96,
      isOnCard: true,
      value: (row, { textOf }) => textOf(lawStandingNames[row.standing]),
      sheet: 12,
    },
    { key: 'publishedOn', title: 'laws.published', kind: 'date', isOnCard: true, sorts: ['published-desc', 'published-asc'], sheet: 14 },
    { key: 'writtenOn', title: 'laws.written', kind: 'date', sorts: ['written-desc', 'written-asc'], sheet: 14 },
    { key: 'issuer', title: 'laws.issuer', share: 18, minWidth: 150, isLong: true, sheet: 36 },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'laws.keyword', placeholder: 'laws.keywordPlaceholder', width: 190 }),
    choiceFilter('dateKind', lawDates, {
      wire: 'dateType',
      address: 'dates',
      label: 'laws.dateKind',
      width: 104,
      emptyLabel: 'laws.published',
      names: { published: 'laws.published', written: 'laws.written' },
    }),
    classFilter,
    choiceFilter('standing', lawStandings, { label: 'laws.standing', width: 104, names: lawStandingNames }),
    daysFilter(['from', 'to'], {
      wire: ['publish_dateS', 'publish_dateE'],
      mayBeBlank: true,
      label: 'laws.period',
      placeholders: ['laws.from', 'laws.to'],
    }),
  ],
  filtersInLine: 5,
  presets: lawTabs.map((tab) => ({ key: tab, label: lawTabNames[tab], ...(tab !== 'all' && { filter: { tab } }) })),
  defaultSort: 'published-desc',
  pageSize: 10,
  rowKey: (row) => row.id,
})

export type LawQuery = QueryOf<typeof lawList>
export type LawFilter = LawQuery['filter']
export type LawSort = LawQuery['sort']
