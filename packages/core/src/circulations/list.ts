import { spokenStatusOf } from '../codes/statuses.ts'
import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, textFilter } from '../list/filter.ts'
import { columnWidths } from '../list/widths.ts'
import type { CirculationRow } from './schemas.ts'

/** 待阅 and 已阅. */
export const readingStates = ['unread', 'read'] as const

/** 传阅件: what was circulated to the person, the newest first; what waits to be read, and what was read. */
export const circulationList = defineList<CirculationRow>()({
  key: 'circulations',
  title: 'circulations.title',
  fields: [
    { key: 'number', title: 'list.number', kind: 'code', width: columnWidths.caseNumber, isOnCard: true, sheet: 18 },
    { key: 'title', title: 'list.title', minWidth: 220, isTitle: true, sheet: 48 },
    {
      key: 'item',
      title: 'list.item',
      width: columnWidths.itemName,
      isLong: true,
      isOptional: true,
      value: (row, { textOf }) => textOf(row.itemName),
      sheet: 36,
    },
    {
      key: 'status',
      title: 'list.statusNow',
      width: 124,
      isOnCard: true,
      value: (row, { textOf }) => textOf(spokenStatusOf(row)),
      sheet: 16,
    },
    { key: 'sender', title: 'circulations.sender', width: 110, isOnCard: true, sheet: 12 },
    { key: 'note', title: 'circulations.note', minWidth: 160, isLong: true, isOnCard: true, sheet: 40 },
    { key: 'sentAt', title: 'circulations.sentAt', kind: 'minute', isOnCard: true, sorts: ['sent-desc', 'sent-asc'], sheet: 20 },
    { key: 'readAt', title: 'circulations.readAt', kind: 'minute', isOptional: true, sheet: 20 },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'list.keyword', placeholder: 'list.keywordPlaceholder', width: 240 }),
    choiceFilter('state', readingStates, {}),
  ],
  presets: readingStates.map((state) => ({ key: state, label: `circulations.state-${state}` as const, filter: { state } })),
  defaultSort: 'sent-desc',
  rowKey: (row) => row.circulationId,
})

export type CirculationQuery = QueryOf<typeof circulationList>
