import type { CasePreset } from '../cases/model.ts'
import type { Text } from '../i18n/text.ts'
import type { StageKey } from '../tasks/stages.ts'
import type { Matters } from './matters.ts'

/** The folders of the menu that desks stand in, in their order: what is done with applications, and what is applied for. */
export const deskGroups = ['approval', 'applications'] as const
export type DeskGroup = (typeof deskGroups)[number]

/** What all desks have. */
interface DeskFacts {
  group: DeskGroup
  /** Place in its group. */
  position: number
  title: Text
  /** Rows of a page on the first visit (specification §9: lists of record applications 30, most others 10). */
  pageSize: 10 | 30
}

/** A list of cases in the reader's scope. */
export interface CaseDesk extends DeskFacts {
  of: 'cases'
  /** Absent: every matter. */
  matters?: Matters
  /** Its tabs (specification §4.4). */
  presets: readonly CasePreset[]
  /** Names of its filters in the address, in the order of the search bar. */
  filters: readonly string[]
  /** Keys of fields that wait in the picker here. */
  hidden?: readonly string[]
  /** Keys of fields that show here from the first visit on. */
  shown?: readonly string[]
  /** Its rows say who handles a case and who has handled it. */
  hasHandlers?: true
}

/** A list of the open tasks of a person and their office. */
export interface TaskDesk extends DeskFacts {
  of: 'tasks'
  /** Its tasks, and its tabs where there are several. */
  stages: readonly StageKey[]
}

export type Desk = CaseDesk | TaskDesk

/**
 * Declares a list of a business area (specification §2.1: provincial application lists, approval items); `desks/lists/<key>.ts`. Menu entry, page, tabs, search bar,
 * views, export and print come from it. How-to: docs/how-to/add-a-desk.md.
 */
export function defineDesk<const D extends Desk>(desk: D): D {
  return desk
}

/** The search bar of a list of applications: default filter template of specification §9. */
export const applicationFilters = ['keyword', 'item', 'status', 'in', 'from', 'light', 'province', 'conclusion'] as const
/** Its tabs: the query presets of specification §4.4. */
export const applicationPresets = ['all', 'new-system', 'old-system', 'approved'] as const satisfies readonly CasePreset[]
