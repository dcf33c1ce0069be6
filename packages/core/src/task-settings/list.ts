import { defineList, type QueryOf } from '../list/definition.ts'
import { choiceFilter, textFilter } from '../list/filter.ts'
import type { TextKey } from '../i18n/translate.ts'
import { assignmentModes, type AssignmentMode, type StepView } from './model.ts'

export const modeNames: Record<AssignmentMode, TextKey> = {
  open: 'task-settings.mode-open',
  rota: 'task-settings.mode-rota',
  'least-busy': 'task-settings.mode-least-busy',
  fixed: 'task-settings.mode-fixed',
}

/** Steps of all items with how their tasks are given out (任务配置). */
export const stepList = defineList<StepView>()({
  key: 'task-settings',
  title: 'task-settings.title',
  fields: [
    { key: 'step', title: 'task-settings.step', minWidth: 160, isTitle: true, value: (row, { textOf }) => textOf(row.stepName) },
    {
      key: 'item',
      title: 'task-settings.item',
      share: 18,
      minWidth: 180,
      isLong: true,
      isOnCard: true,
      value: (row, { textOf }) => textOf(row.itemName),
    },
    { key: 'itemCode', title: 'task-settings.itemCode', kind: 'code', width: 96 },
    {
      key: 'mode',
      title: 'task-settings.mode',
      width: 96,
      isOnCard: true,
      value: (row, { t }) => (row.canAssign ? t(modeNames[row.settings.mode]) : ''),
    },
    { key: 'statutoryDays', title: 'task-settings.statutoryDays', kind: 'number', width: 92 },
    {
      key: 'limitDays',
      title: 'task-settings.limitDays',
      kind: 'number',
      width: 92,
      isOnCard: true,
      value: (row) => row.settings.limitDays,
    },
    { key: 'remindDays', title: 'task-settings.remindDays', kind: 'number', width: 92, value: (row) => row.settings.remindDays },
    { key: 'escalateDays', title: 'task-settings.escalateDays', kind: 'number', width: 92, value: (row) => row.settings.escalateDays },
    { key: 'updatedAt', title: 'task-settings.updatedAt', kind: 'minute', isOptional: true },
  ],
  filters: [
    textFilter('keyword', { wire: 'keyWord', label: 'task-settings.keyword', placeholder: 'task-settings.keywordPlaceholder' }),
    choiceFilter('mode', assignmentModes, { label: 'task-settings.mode', names: modeNames }),
  ],
  defaultSort: 'item-asc',
  rowKey: (row) => `${row.itemCode}/${row.step}`,
})

export type StepQuery = QueryOf<typeof stepList>
