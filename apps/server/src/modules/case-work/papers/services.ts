import type { PlannedStop } from '@wenwu/core/clock/suspension'
import type { FormData } from '@wenwu/core/form/model'
import type { Db } from '../../../platform/database/request-database.ts'

/** An act on a case that was stored in a transaction that is still open. */
export interface DoneAct {
  caseId: string
  eventId: string
  at: Date
  /** `submission`, the effect of the action that was taken, or `suspend-clock`. */
  occasion: string
  /** The role that acted. */
  role: string
  /** The body in whose name it acted, where the place of the case does not tell it: counties and cities are of many names. */
  issuer?: string
  /** The reason or opinion that was given. */
  words: string
  /** The form as the act left it, where it has it at hand; else it is read. */
  form?: FormData
  /** The stop of the clock that it brought. */
  stop?: PlannedStop
  /** It accepted the case, for the first time. */
  isAcceptance?: true
}

declare module '../../../platform/services.ts' {
  interface AppServices {
    /** Keeps the papers that an act makes, in its transaction; called when all of the act is stored. */
    freezePapers(db: Db, act: DoneAct): Promise<void>
  }
}
