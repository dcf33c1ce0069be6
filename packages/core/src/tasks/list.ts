import { z } from 'zod'
import { isRunning, statusFilter } from '../cases/list.ts'
import { nameOf } from '../codes/code-list.ts'
import { provinces } from '../codes/provinces.ts'
import { spokenStatusOf } from '../codes/statuses.ts'
import { taskDeskKeys } from '../desks/desks.ts'
import { dateText } from '../http/wire.ts'
import { defineList, type ListPreset, type QueryOf } from '../list/definition.ts'
import type { ListField, SortName } from '../list/field.ts'
import { choiceFilter, codeFilter, daysFilter, flagFilter, pickedFilter, textFilter, type ListFilter } from '../list/filter.ts'
import { columnWidths } from '../list/widths.ts'
import type { TaskRow } from './schemas.ts'
import { isStage, stageList, type StageKey } from './stages.ts'

/** What the seed sends for every item. */
const everyItem = '00777'
const item = pickedFilter('itemCode', { address: 'item', schema: z.string().max(40), label: 'list.item', width: 200 })
const itemFilter: typeof item = {
  ...item,
  fromWire: (wire) => (wire['itemCode'] === everyItem ? {} : item.fromWire(wire)),
  toWire: ({ itemCode }) => ({ itemCode: itemCode ?? everyItem }),
}

/** By the stage of work, in the address and on the wire as keys with commas between them; those that do not exist are dropped, and an empty list matches no task. */
const stageFilter: ListFilter<{ stages?: StageKey[] | undefined }> = {
  control: {
    kind: 'select',
    key: 'stage',
    label: 'list.stage',
    choices: ({ textOf }) => stageList.map(({ key, name }) => ({ value: key, label: textOf(name) })),
  },
  shape: { stage: z.string().max(100).optional() },
  fromWire: ({ stage }) => (typeof stage === 'string' && stage !== '' ? { stages: stage.split(',').filter(isStage) } : {}),
  toWire: ({ stages }) => ({ stage: stages?.join(',') }),
  fromAddress: ({ stage = '' }) => {
    const stages = stage.split(',').filter(isStage)
    return stages.length === 0 ? {} : { stages }
  },
}

/** The filters of the lists of tasks that say which cases are looked for. */
export const caseFilters = [
  textFilter('keyword', { wire: 'keyWord', label: 'list.keyword', placeholder: 'list.keywordPlaceholder', width: 240 }),
  itemFilter,
  statusFilter(100),
  codeFilter('provinceCode', provinces, { wire: 'province', address: 'province', max: 2, label: 'list.province' }),
  stageFilter,
] as const

/** Due on that day, or on that day or before. Presets and callers set them. */
const dueFilter: ListFilter<{ dueOn?: string | undefined; dueBy?: string | undefined }> = {
  shape: { dueOn: dateText.optional(), dueBy: dateText.optional() },
  fromWire: ({ dueOn, dueBy }) => ({ ...(typeof dueOn === 'string' && { dueOn }), ...(typeof dueBy === 'string' && { dueBy }) }),
  toWire: ({ dueOn, dueBy }) => ({ dueOn, dueBy }),
  fromAddress: () => ({}),
}

/** Tabs of what is due, of a list that asks for `more` besides. */
export function dueTabs<F extends object>(more?: F): ListPreset<F & { dueOn?: string | undefined; isOverdue?: true | undefined }>[] {
  const own = more ?? ({} as F)
  return [
    { key: 'due-today', label: 'list.todoDueToday', filter: (today) => ({ ...own, dueOn: today }), empty: 'list.todoDueTodayEmpty' },
    { key: 'overdue', label: 'list.todoOverdue', filter: { ...own, isOverdue: true }, empty: 'list.todoOverdueEmpty' },
  ]
}

/** The columns that say which case a task belongs to, in their order: of the to-dos and of what was handled. */
function caseFields<S extends SortName>({ isApplicantOptional }: { isApplicantOptional: boolean }): ListField<TaskRow, S>[] {
  return [
    { key: 'number', title: 'list.number', kind: 'code', width: columnWidths.caseNumber, isOnCard: true, sheet: 18 },
    {
      key: 'item',
      title: 'list.item',
      width: columnWidths.itemName,
      isOnCard: true,
      isLong: true,
      value: (row, { textOf }) => textOf(row.itemName),
      sheet: 36,
    },
    { key: 'title', title: 'list.title', minWidth: 220, isTitle: true, sheet: 48 },
    {
      key: 'applicant',
      title: 'list.applicant',
      share: 12,
      minWidth: 120,
      isOptional: isApplicantOptional,
      isOnCard: true,
      isLong: true,
      value: (row) => row.applicantName,
      sheet: 30,
    },
    {
      key: 'province',
      title: 'list.province',
      width: columnWidths.province,
      isOptional: true,
      value: ({ provinceCode }, { locale }) => (provinceCode === null ? '' : nameOf(provinces, provinceCode, locale)),
      sheet: 12,
    },
  ]
}

/** The columns of open tasks: which case, which step, its clock, who has it. */
export const openTaskFields: ListField<TaskRow, 'due-asc' | 'due-desc' | 'created-asc' | 'created-desc'>[] = [
  ...caseFields<never>({ isApplicantOptional: false }),
  {
    key: 'step',
    title: 'list.step',
    width: columnWidths.stepName,
    isLong: true,
    isOnCard: true,
    value: (row, { textOf }) => textOf(row.stepName),
    sheet: 18,
  },
  {
    key: 'status',
    title: 'list.status',
    width: 124,
    isOptional: true,
    value: (row, { textOf }) => textOf(spokenStatusOf(row)),
    sheet: 16,
  },
  {
    key: 'remaining',
    title: 'list.remaining',
    width: columnWidths.remaining + 13,
    isOnCard: true,
    value: (row) => row.clock?.remainingDays ?? null,
    sorts: ['due-asc', 'due-desc'],
    sheet: {
      width: 10,
      title: 'list.remainingDays',
      kind: 'number',
      value: (row) => (isRunning(row) ? row.clock.remainingDays : null),
    },
  },
  {
    key: 'dueOn',
    title: 'list.dueOn',
    kind: 'date',
    isOnSheetOnly: true,
    value: (row) => (isRunning(row) ? row.clock.dueOn : null),
    sheet: 12,
  },
  {
    key: 'receivedAt',
    title: 'list.receivedAt',
    kind: 'minute',
    isOptional: true,
    value: (row) => row.taskCreatedAt,
    sorts: ['created-asc', 'created-desc'],
    sheet: 20,
  },
  {
    key: 'claimedBy',
    title: 'list.handler',
    width: 90,
    isOnCard: true,
    value: ({ claimedBy, isMine, standsFor }, { t }) => {
      if (standsFor !== null) return t('list.standsFor', { name: standsFor })
      return claimedBy === null ? t('list.unclaimed') : isMine ? t('list.mine') : claimedBy.name
    },
    sheet: {
      width: 12,
      value: ({ claimedBy, standsFor }, { t }) =>
        standsFor === null ? (claimedBy?.name ?? t('list.unclaimed')) : t('list.standsFor', { name: standsFor }),
    },
  },
]

/** What waits for me or my office (specification §7.4). */
export const todoList = defineList<TaskRow>()({
  key: 'todo',
  title: 'list.todoTitle',
  fields: openTaskFields,
  filters: [
    ...caseFilters,
    dueFilter,
    flagFilter('isOverdue', { wire: 'overdue', wireNames: ['true', 'false'] }),
    // the list of a business area (core/desks): the server keeps to its stages
    choiceFilter('desk', taskDeskKeys, {}),
  ],
  // the figures of the home page lead to the second and third
  presets: [{ key: 'open', label: 'list.todoOpen' }, ...dueTabs()],
  defaultSort: 'due-asc',
  rowKey: (row) => row.taskId,
})

/** 已办: what the person has handled, the newest first, with the result and where the case is now. */
export const doneList = defineList<TaskRow>()({
  key: 'done',
  title: 'list.doneTitle',
  fields: [
    ...caseFields<SortName>({ isApplicantOptional: true }),
    {
      key: 'step',
      title: 'list.doneStep',
      width: columnWidths.stepName,
      isLong: true,
      value: (row, { textOf }) => textOf(row.stepName),
      sheet: 18,
    },
    {
      key: 'outcome',
      title: 'list.doneOutcome',
      width: 130,
      isLong: true,
      isOnCard: true,
      value: ({ outcomeLabel }, { textOf }) => (outcomeLabel === null ? '' : textOf(outcomeLabel)),
      sheet: 18,
    },
    { key: 'completedAt', title: 'list.doneAt', kind: 'minute', isOnCard: true, sheet: 20 },
    {
      key: 'status',
      title: 'list.statusNow',
      width: 124,
      isOnCard: true,
      value: (row, { textOf }) => textOf(spokenStatusOf(row)),
      sheet: 16,
    },
  ],
  filters: [
    ...caseFilters,
    daysFilter(['doneFrom', 'doneTo'], { wire: ['dealTimeS', 'dealTimeE'], label: 'list.doneAt' }),
    flagFilter('isHandedOver', { wire: 'handedOver', wireNames: ['true', 'false'] }),
  ],
  presets: [
    { key: 'done', label: 'list.donePreset' },
    { key: 'handed-over', label: 'list.doneHandedOver', filter: { isHandedOver: true }, empty: 'list.handedOverEmpty' },
  ],
  defaultSort: 'done-desc',
  rowKey: (row) => row.taskId,
})

export type TaskSort = QueryOf<typeof todoList>['sort']
export type TaskFilter = QueryOf<typeof todoList>['filter'] & QueryOf<typeof doneList>['filter']
