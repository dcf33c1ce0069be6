import type { KnownValues } from './uncovered-case.ts'

/** What the host of the engine can do for a process; whatever needs more is refused before it runs. */
export interface Host {
  /** handlers of service tasks, by the name their `implementation` gives */
  services: readonly string[]
  /** messages the host sends */
  messages: readonly string[]
  /** signals the host sends */
  signals: readonly string[]
  /** every outcome with which a user task can be completed, where the host knows them */
  outcomesOf?(taskId: string): readonly string[] | undefined
  /** variables of which the host knows every value */
  values?: KnownValues
}

/** A host that does nothing beside tasks and timers. */
export const plainHost: Host = { services: [], messages: [], signals: [] }
