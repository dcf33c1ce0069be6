import { sql } from 'kysely'
import type { ObligationState } from '@wenwu/core/obligations/model'

/** Of a later time of what is owed again and again: how the time before it stands, and the day after the day of that one, when its own time begins. */
export interface TimeBefore {
  state: ObligationState
  nextBegins: string | null
}

/** Of an obligation `o`: its time before; null of the first, and of what is owed once. */
export const timeBefore = sql<TimeBefore | null>`(select jsonb_build_object('state', p.state, 'nextBegins', p.due_on + 1) from obligations p
  where p.case_id = o.case_id and p.key = o.key and p.round = o.round - 1 and p.state <> 'ended')`
