import type { ClockSummary } from '@wenwu/core/cases/model'
import { computeClock } from '@wenwu/core/clock/statutory'
import { explainClock } from '@wenwu/core/clock/explanation'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../platform/http/context.ts'
import { getItemVersion } from '../items/index.ts'
import { findInstance } from '../process/index.ts'
import { loadClockEvents } from './case-clock.ts'
import { getVisibleCase } from './case-repository.ts'

/** The drawing of the process with the steps where the case is and those it has passed. */
export async function viewProcess(ctx: Ctx, caseId: string): Promise<{ bpmn: string; active: string[]; passed: string[] }> {
  const record = await getVisibleCase(ctx, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const instance = await findInstance(ctx.db, caseId)
  const active = instance === undefined ? [] : [...new Set(instance.state.tokens.map((token) => token.node))]
  const rows = await ctx.db
    .selectFrom('tasks')
    .select('step')
    .distinct()
    .where('case_id', '=', caseId)
    .where('state', '=', 'done')
    .execute()
  return { bpmn: item.bpmn, active, passed: rows.map((row) => row.step).filter((step) => !active.includes(step)) }
}

/** Each clock that has started, with the day list that explains its date. */
export async function viewClocks(ctx: Ctx, caseId: string) {
  const record = await getVisibleCase(ctx, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const events = await loadClockEvents(ctx.db, caseId)
  const calendar = ctx.services.calendar()
  const today = toShanghaiDate(ctx.now)
  return item.definition.clocks.flatMap((rule) => {
    const reading = computeClock(rule, events, calendar, today)
    if (reading.state === 'not-started') return []
    const summary: ClockSummary = {
      key: rule.key,
      state: reading.state,
      dueOn: reading.dueOn,
      remainingDays: reading.remainingDays,
      light: reading.light,
      stopReason: reading.stopReason,
      unit: rule.unit,
    }
    return [
      {
        name: rule.name,
        basis: rule.basis,
        summary,
        startedOn: reading.startedOn,
        days: explainClock(rule, events, calendar, today).map((day) => ({
          date: day.date,
          kind: day.kind,
          number: day.number,
          reason: day.reason ?? null,
        })),
      },
    ]
  })
}
