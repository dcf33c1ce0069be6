import type { Text } from '@wenwu/core/i18n/text'
import type { WhenEmpty } from '@wenwu/core/item/model'
import type { Db } from '../../../platform/database/request-database.ts'

/** A task that an act has just made, in a transaction that is still open. */
export interface MadeTask {
  id: string
  caseId: string
  itemCode: string
  step: string
  stepName: Text
  candidateKey: string
  /** The keys of all roles of the office whose step it is; none outside the offices. */
  officeKeys: readonly string[]
  provinceCode: string | null
  role: string
  /** What happens where no account could act on it. */
  whenEmpty: WhenEmpty
  /** Who did what made it, and may be refused; null for the platform. */
  actorId: string | null
  /** Another step was completed, and this one follows. */
  isNextStep: boolean
  /** Whose it was before others were asked, and is again; absent for a new one. */
  holder?: string | undefined
  now: Date
}

declare module '../../../platform/services.ts' {
  interface AppServices {
    /** Gives tasks that an act has just made to people, in its transaction, as the settings of their steps say. */
    assignTasks(db: Db, tasks: readonly MadeTask[]): Promise<void>
  }
}
