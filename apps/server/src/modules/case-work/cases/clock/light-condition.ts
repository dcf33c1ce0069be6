import { sql, type RawBuilder } from 'kysely'
import { lastAmberDueOn } from '@wenwu/core/clock/statutory'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../../platform/http/context.ts'

/** Of `cases c`: the clock is near its end, or past it, as a row's light says. */
export function hasLight(light: 'amber' | 'red', { services, now }: Pick<Ctx, 'services' | 'now'>): RawBuilder<boolean> {
  const today = toShanghaiDate(now)
  if (light === 'red') return sql<boolean>`(c.clock_state in ('running', 'stopped') and c.due_on < ${today})`
  // a province has thousands of clocks that run, and only what ends soon can be amber: the last day keeps the index from the others
  return sql<boolean>`(c.clock_state = 'running' and c.due_on between ${today} and ${lastAmberDueOn(today, services.calendar())} and c.warn_on <= ${today})`
}
