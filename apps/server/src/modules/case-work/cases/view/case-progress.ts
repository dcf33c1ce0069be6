import type { ClockCount } from '@wenwu/core/cases/model'
import { computeClock } from '@wenwu/core/clock/statutory'
import { explainClock } from '@wenwu/core/clock/explanation'
import { voidedStatus } from '@wenwu/core/codes/statuses'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../../platform/http/context.ts'
import { drawItem, getItemVersion, type LoadedItem } from '../../items/index.ts'
import { findInstance } from '../../process/index.ts'
import { countSetDays } from '../clock/answer-clock.ts'
import { loadClockEvents } from '../clock/case-clock.ts'
import { otherBodyOfClock } from '../readers/case-reader.ts'
import { getVisibleCase } from '../record/case-repository.ts'
import { toWire } from '../clock/clock-count.ts'

/** Where a case is in its process. */
interface ProcessView {
  /** the process with its drawings */
  bpmn: string
  /** steps where the case is */
  active: string[]
  /** steps it has passed, the last one last */
  passed: string[]
  /** the end it has come to; null while it runs, and where that end is not known */
  ended: string | null
}

/** The drawing of the process with the steps where the case is, those it has passed and the end it has come to. */
export async function viewProcess(ctx: Ctx, caseId: string): Promise<ProcessView> {
  const record = await getVisibleCase(ctx, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const instance = await findInstance(ctx.db, caseId)
  const active = instance === undefined ? [] : [...new Set(instance.state.tokens.map((token) => token.node))]
  const rows = await ctx.db
    .selectFrom('tasks')
    .select('step')
    .where('case_id', '=', caseId)
    .where('state', '=', 'done')
    .groupBy('step')
    .orderBy((eb) => eb.fn.max('completed_at'))
    .orderBy((eb) => eb.fn.max(eb.cast<string>('id', 'text')))
    .execute()
  const passed = rows.map((row) => row.step).filter((step) => !active.includes(step))
  return { bpmn: drawItem(item), active, passed, ended: instance?.state.status === 'running' ? null : findEnd(item, record.status) }
}

/** The end that gives cases this status; null where none does or several do, and for a voided case, which came to none. */
function findEnd(item: LoadedItem, status: string): string | null {
  if (status === voidedStatus) return null
  const ends = [...item.endStatus].filter(([, code]) => code === status)
  return ends.length === 1 ? ends[0]![0] : null
}

/**
 * Every day that is shown of a case, with the day list that explains it: those set for somebody in it, each clock that has started, and what its decision obliges
 * people to do.
 */
export async function viewClocks(ctx: Ctx, caseId: string): Promise<ClockCount[]> {
  const record = await getVisibleCase(ctx, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const [set, events, obliged] = await Promise.all([
    countSetDays(ctx, record, item),
    loadClockEvents(ctx.db, caseId),
    record.decided_on === null ? [] : ctx.services.countObligations(ctx, record.id),
  ])
  const calendar = ctx.services.calendar()
  const today = toShanghaiDate(ctx.now)
  const clocks = item.definition.clocks.flatMap((rule): ClockCount[] => {
    const reading = computeClock(rule, events, calendar, today)
    if (reading.state === 'not-started') return []
    const { key, state, dueOn, remainingDays, light, stopReason, unit } = reading
    const timeOf = key === record.clock_key ? otherBodyOfClock(record, record) : undefined
    return [
      {
        name: rule.name,
        basis: rule.basis,
        summary: { key, state, dueOn, remainingDays, light, stopReason, unit, ...(timeOf !== undefined && { timeOf }) },
        startedOn: reading.startedOn,
        days: explainClock(rule, events, calendar, today).map(toWire),
      },
    ]
  })
  return [...set, ...clocks, ...obliged]
}
