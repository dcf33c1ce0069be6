import { sql } from 'kysely'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import { getValue } from '@wenwu/core/form/paths'
import type { Text } from '@wenwu/core/i18n/text'
import { dueDayOf, dueNext, nameOfRound, type ObligationDue, type ObligationRepeat } from '@wenwu/core/item/obligation'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../platform/database/request-database.ts'
import { loadData } from '../cases/index.ts'
import { reportedDay } from './reported-day.ts'

interface Latest {
  id: string
  round: number
  repeat: ObligationRepeat
  due: ObligationDue
  decided_on: string
  /** As it was called the first time. */
  name: Text
  /** Whether it was reported on, and what ends it was not. */
  goesOn: boolean
  /** The day that the last report named on what it counts from. */
  reported: string | null
}

/**
 * Makes the next time of what a case owes again and again, where the last one was reported on and what ends it was not; ends what is left of it once that is confirmed. In the
 * transaction of the report or the verdict; as often as it is called. One statement of a case without such obligations.
 */
export async function keepRepeating(db: Db, calendar: WorkCalendar, caseId: string): Promise<void> {
  const { rows: repeating } = await sql`
    select from obligations where case_id = ${caseId} and repeat is not null and state <> 'ended' limit 1`.execute(db)
  if (repeating.length === 0) return
  // of a report on it and of the one that ends it, made at once, the second sees what the first did
  await sql`select pg_advisory_xact_lock(hashtext('wenwu.obligations'), hashtext(${caseId}))`.execute(db)
  await sql`
    update obligations o set state = 'ended' where o.case_id = ${caseId} and o.repeat is not null and o.state in ('waiting', 'open')
      and exists (select from obligations u where u.case_id = o.case_id and u.key = o.repeat ->> 'until' and u.state = 'fulfilled')`.execute(
    db,
  )
  const { rows } = await sql<Latest>`
    select distinct on (o.key) o.id, o.round, o.repeat, o.due, o.decided_on,
      (select f.name from obligations f where f.case_id = o.case_id and f.key = o.key and f.round = 1 order by f.id desc limit 1) as name,
      o.state in ('reported', 'fulfilled') and not exists (select from obligations u
        where u.case_id = o.case_id and u.key = o.repeat ->> 'until' and u.state in ('reported', 'fulfilled')) as "goesOn",
      ${reportedDay} as reported
    from obligations o where o.case_id = ${caseId} and o.repeat is not null and o.state <> 'ended' order by o.key, o.round desc`.execute(db)
  for (const { id, round, repeat, due: last, decided_on: decidedOn, name, reported } of rows.filter(({ goesOn }) => goesOn)) {
    const due = dueNext(last, repeat)
    const data = due.from === 'form' ? await loadData(db, caseId) : {}
    const valueAt = (field: string) => getValue(data, field)
    const dueOn = dueDayOf(due, { decidedOn, valueAt, reportedDay: () => reported ?? undefined, calendar })
    await sql`
      insert into obligations (id, case_id, key, round, repeat, position, name, asks, day_name, basis, owed_by, confirmed_by, due, decided_on, not_before, after_key, due_on, state)
      select ${newId()}, case_id, key, ${round + 1}, repeat, position, ${JSON.stringify(nameOfRound(name, round + 1))}::jsonb, asks, day_name, basis, owed_by, confirmed_by,
        ${JSON.stringify(due)}::jsonb, decided_on, not_before, after_key, ${dueOn ?? null}, ${dueOn === undefined ? 'waiting' : 'open'}
      from obligations where id = ${id}`.execute(db)
  }
}
