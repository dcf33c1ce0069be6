import { caseList, deskPresets, handlerFilter, holderFilter, wholeDocumentNumber, type CaseFilter } from '../cases/list.ts'
import type { CasePreset, CaseRow } from '../cases/model.ts'
import type { ListPreset } from '../list/definition.ts'
import type { ListField } from '../list/field.ts'
import { controlNames, type FilterControl } from '../list/filter.ts'
import { dueTabs, todoList } from '../tasks/list.ts'
import { stageList } from '../tasks/stages.ts'
import { caseDesk, caseDeskKeys, taskDesk, taskDeskKeys, type CaseDeskKey, type TaskDeskKey } from './desks.ts'
import { joinList } from '../i18n/format.ts'

type Named<List, Key> = List & { desk: Key }
export type CaseDeskList = Named<typeof caseList, CaseDeskKey>
export type TaskDeskList = Named<typeof todoList, TaskDeskKey>

/** Who handles a case, and who has; the server says it where the desk asks for it. */
const handlerFields = (['now', 'before'] as const).map((when): ListField<CaseRow, never> => ({
  key: `handlers-${when}`,
  title: when === 'now' ? 'list.handlersNow' : 'list.handlersBefore',
  share: 12,
  minWidth: 110,
  isLong: true,
  isOnCard: when === 'now',
  // on the screen what does not fit is cut at the end: the latest stands first there
  value: (row, { locale }) => joinList(when === 'now' ? namesOf(row, true) : namesOf(row, false).reverse(), locale) || '—',
  sheet: { width: 24, value: (row, { locale }) => joinList(namesOf(row, when === 'now'), locale) || '—' },
}))

/** In the order of their first tasks. */
function namesOf({ handlers = [] }: CaseRow, isNow: boolean): string[] {
  return handlers.flatMap((handler) => (handler.isNow === isNow ? [handler.name] : []))
}

/** The fields that lists of cases for officials can have: what an export may be asked for. */
export const caseDeskFields: typeof caseList.fields = [...caseList.fields, ...handlerFields]

const controls: readonly FilterControl[] = [...caseList.controls, ...[holderFilter, handlerFilter].flatMap(({ control }) => control ?? [])]

function presetsOf(key: CaseDeskKey): ListPreset<CaseFilter>[] {
  const labels = new Map([...(caseList.presets ?? []), ...deskPresets].map((preset) => [preset.key, preset]))
  return caseDesk(key).presets.flatMap((name: CasePreset) => {
    const known = labels.get(name)
    return known === undefined ? [] : [{ ...known, filter: { preset: name, desk: key } }]
  })
}

/** Where people are looked for, «办结（未获批准）» is there whole: the colour alone would tell it from «办结（批准）». */
const statusBesideHandlers = 168

/** Widths of what a desk is about, so that it is there whole; elsewhere those of specification §9. */
const shownWidths: Readonly<Record<string, number>> = { documentNumber: wholeDocumentNumber }

/** The list of cases, as a desk shows it. */
function caseListOf(key: CaseDeskKey): CaseDeskList {
  const { title, pageSize, filters, hidden = [], shown = [], hasHandlers } = caseDesk(key)
  // in the place of the one handler: next to the status
  const fields = caseList.fields.flatMap((field) => {
    if (hasHandlers !== true) return [field]
    return field.key === 'handler' ? [] : field.key === 'status' ? [{ ...field, width: statusBesideHandlers }, ...handlerFields] : [field]
  })
  return {
    ...caseList,
    desk: key,
    key: `desk-${key}`,
    title,
    sheetName: title,
    pageSize,
    fields: fields.map((field) => {
      if (hidden.includes(field.key)) return { ...field, isOptional: true, isOnCard: false }
      return shown.includes(field.key)
        ? { ...field, isOptional: false, isOnCard: true, width: shownWidths[field.key] ?? field.width }
        : field
    }),
    controls: filters.flatMap((name) => controls.find((control) => controlNames([control])[0] === name) ?? []),
    presets: presetsOf(key),
  }
}

/** The to-do list, as a desk shows it: its stages as tabs, and what is due. */
function taskListOf(key: TaskDeskKey): TaskDeskList {
  const { title, pageSize, stages } = taskDesk(key)
  const stageTabs = stages.length === 1 ? [] : stageList.filter((stage) => stages.includes(stage.key))
  return {
    ...todoList,
    desk: key,
    key: `desk-${key}`,
    title,
    pageSize,
    controls: todoList.controls.filter((control) => controlNames([control])[0] !== 'stage'),
    presets: [
      { key: 'open', label: 'list.presetAll', filter: { desk: key } },
      ...stageTabs.map((stage) => ({ key: stage.key, label: stage.name, filter: { desk: key, stages: [stage.key] } })),
      ...dueTabs({ desk: key }),
    ],
  }
}

export const caseDeskLists: readonly CaseDeskList[] = caseDeskKeys.map(caseListOf)
export const taskDeskLists: readonly TaskDeskList[] = taskDeskKeys.map(taskListOf)

/** The list that a filter asks for: that of its desk, else the one of all cases. */
export function caseListFor(desk: CaseDeskKey | undefined): typeof caseList {
  return caseDeskLists.find((list) => list.desk === desk) ?? caseList
}

/** The same of tasks. */
export function taskListFor(desk: TaskDeskKey | undefined): typeof todoList {
  return taskDeskLists.find((list) => list.desk === desk) ?? todoList
}
