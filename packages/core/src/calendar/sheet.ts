import type { ListField } from '../list/field.ts'
import type { DeadlineMove } from './model.ts'

/** The due dates that a change moves, as a file. */
export const deadlineMoveSheet: { title: 'calendar.movesTitle'; fields: readonly ListField<DeadlineMove>[] } = {
  title: 'calendar.movesTitle',
  fields: [
    { key: 'number', title: 'calendar.caseNumber', kind: 'code', sheet: 24 },
    { key: 'item', title: 'calendar.item', value: (row, { textOf }) => textOf(row.itemName), sheet: 40 },
    { key: 'clock', title: 'calendar.clock', value: (row, { textOf }) => textOf(row.clockName), sheet: 24 },
    { key: 'before', title: 'calendar.before', kind: 'date', sheet: 14 },
    { key: 'after', title: 'calendar.after', kind: 'date', sheet: 14 },
  ],
}
