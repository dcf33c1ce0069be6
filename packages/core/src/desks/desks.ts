import type { CaseDesk, TaskDesk } from './desk.ts'
import { desks } from './lists/index.generated.ts'

type Desks = typeof desks
export type DeskKey = keyof Desks
type KeysOf<D> = { [K in DeskKey]: Desks[K] extends D ? K : never }[DeskKey]
export type CaseDeskKey = KeysOf<CaseDesk>
export type TaskDeskKey = KeysOf<TaskDesk>

/** The desks in the order of their groups. */
export const deskKeys: readonly DeskKey[] = (Object.keys(desks) as DeskKey[]).sort((a, b) => desks[a].position - desks[b].position)
export const caseDeskKeys = deskKeys.filter((key): key is CaseDeskKey => desks[key].of === 'cases')
export const taskDeskKeys = deskKeys.filter((key): key is TaskDeskKey => desks[key].of === 'tasks')

export function caseDesk(key: CaseDeskKey): CaseDesk {
  return desks[key]
}

export function taskDesk(key: TaskDeskKey): TaskDesk {
  return desks[key]
}
