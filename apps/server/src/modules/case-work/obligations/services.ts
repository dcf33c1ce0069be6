import type { ClockCount } from '@wenwu/core/cases/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'

/** A positive decision on a case that is being issued, in a transaction that is still open. */
export interface IssuedDecision {
  caseId: string
  itemVersionId: string
  provinceCode: string | null
  /** The day in Shanghai. */
  decidedOn: string
}

declare module '../../../platform/services.ts' {
  interface AppServices {
    /** Makes the obligations that come with a positive decision, in its transaction. */
    imposeObligations(db: Db, decision: IssuedDecision): Promise<void>
    /** Ends the obligations of a case that are not met yet: its decision is withdrawn, or it is void. */
    endObligations(db: Db, caseId: string): Promise<void>
    /** The counts behind the days of the obligations of a case, as far as the caller sees them. */
    countObligations(ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'services'>, caseId: string): Promise<ClockCount[]>
  }
}
