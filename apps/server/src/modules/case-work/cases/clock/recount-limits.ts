import { sql, type RawBuilder } from 'kysely'
import { addWorkingDays, countWorkingDays } from '@wenwu/core/clock/calendar'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import type { Text } from '@wenwu/core/i18n/text'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import type { Db } from '../../../../platform/database/request-database.ts'
import { nameOfStepTime } from './answer-clock.ts'
import type { DeadlineMove } from './recount-clocks.ts'

/** An open task whose step has a time of its own. */
interface LimitedTask {
  id: string
  caseId: string
  number: string | null
  itemName: Text
  stepName: Text
  madeAt: Date
  on: CalendarDate
  /** Null where the task was made before they were kept. */
  days: number | null
}

/** The day of such a task when it is counted with another calendar. */
interface MovedLimit {
  task: LimitedTask
  days: number
  after: CalendarDate
}

/** Which tasks `t` these are, as their index has it; never those of experts and assessment bodies, whose day was told to them. */
export const isLimited = sql`t.state = 'open' and t.limit_on is not null and t.role not in ('expert', 'third-party')`

/** Of these cases, the times of steps that are not over before `day` and move when `calendar` becomes `next`. Stores nothing. */
export async function limitMovesOf(
  db: Db,
  caseIds: readonly string[],
  { calendar, next, day }: { calendar: WorkCalendar; next: WorkCalendar; day: CalendarDate },
): Promise<DeadlineMove[]> {
  const tasks = await readLimited(db, sql`t.case_id = any(${caseIds}::uuid[]) and t.limit_on >= ${day}`)
  return movesIn(movedLimits(tasks, calendar, next))
}

/** Cases whose tasks are counted again in one transaction. */
const batchSize = 200

/**
 * Counts the times of steps of the next cases behind `after` again, each from the day its task was made, and stores them with the due dates of their tasks. A day
 * follows from what is stored, so a second run moves nothing, and what an act has counted with an older calendar is found. `before` is the calendar that tasks
 * which do not know their days were counted with. Only instances of cases with a time that moves are locked. Gives the last case that was looked at, null at the
 * end, and how many times moved.
 */
export async function recountLimits(
  db: Db,
  { after, calendar, before }: { after: string | null; calendar: WorkCalendar; before: WorkCalendar },
): Promise<{ last: string | null; moved: number }> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.case_id as id from tasks t where ${isLimited} and (${after}::uuid is null or t.case_id > ${after})
    order by 1 limit ${sql.lit(batchSize)}`.execute(db)
  if (rows.length === 0) return { last: null, moved: 0 }
  const ids = rows.map(({ id }) => id)
  const moved = movedLimits(await readLimited(db, sql`t.case_id = any(${ids}::uuid[])`), before, calendar)
  const stored = moved.length === 0 ? new Set() : await storeLimits(db, moved)
  return { last: ids.at(-1)!, moved: movesIn(moved.filter(({ task }) => stored.has(task.id))).length }
}

function movedLimits(tasks: readonly LimitedTask[], before: WorkCalendar, next: WorkCalendar): MovedLimit[] {
  return tasks.flatMap((task) => {
    const from = toShanghaiDate(task.madeAt)
    const days = task.days ?? countWorkingDays(from, task.on, before)
    const after = addWorkingDays(from, days, next)
    return after === task.on ? [] : [{ task, days, after }]
  })
}

/** As the day list of a case has them: once for the people who have a step together. */
function movesIn(moved: readonly MovedLimit[]): DeadlineMove[] {
  const moves = moved.map(({ task: { caseId, number, itemName, stepName, on }, after }) => ({
    caseId,
    number,
    itemName,
    clockName: nameOfStepTime(stepName),
    before: on,
    after,
  }))
  return [...new Map(moves.map((move) => [JSON.stringify(move), move])).values()]
}

async function readLimited(db: Db, which: RawBuilder<unknown>): Promise<LimitedTask[]> {
  const { rows } = await sql<LimitedTask>`
    select t.id, t.case_id as "caseId", c.number, c.item_name as "itemName", t.step_name as "stepName", t.created_at as "madeAt", t.limit_on as on,
      t.limit_days as days
    from tasks t join cases c on c.id = t.case_id where ${isLimited} and ${which} order by t.case_id, t.created_at, t.id`.execute(db)
  return rows
}

/** Gives the tasks that were still open once their instances were locked. */
async function storeLimits(db: Db, moved: readonly MovedLimit[]): Promise<Set<string>> {
  const caseIds = moved.map(({ task }) => task.caseId)
  await sql`select from process_instances where case_id = any(${caseIds}::uuid[]) order by case_id for update`.execute(db)
  const [ids, days, ons] = [moved.map(({ task }) => task.id), moved.map((one) => one.days), moved.map(({ after }) => after)]
  const { rows } = await sql<{ id: string }>`
    update tasks t set limit_on = k.limit_on, limit_days = k.days, due_on = least(c.due_on, k.limit_on)
    from unnest(${ids}::uuid[], ${days}::int[], ${ons}::date[]) as k (id, days, limit_on), cases c
    where t.id = k.id and t.state = 'open' and c.id = t.case_id returning t.id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
