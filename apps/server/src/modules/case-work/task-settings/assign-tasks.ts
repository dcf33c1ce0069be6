import { sql } from 'kysely'
import { addWorkingDays } from '@wenwu/core/clock/calendar'
import { newId } from '@wenwu/core/kernel/id'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { StepSettings } from '@wenwu/core/task-settings/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import type { MadeTask } from './services.ts'
import { ring } from '../bell/index.ts'
import { addCaseEvent, systemParty } from '../cases/index.ts'
import { stepSettings } from '../process/index.ts'
import { handleEmptyOffice } from './empty-office.ts'
import { holdersOf, type Holder } from './holders.ts'
import { findUnwanted, keepFrom } from './same-person.ts'

/**
 * Gives new tasks to people and sets their own time, as their steps are set; where nothing is set it only asks whether an office has people. A step whose
 * people are all absent, or whose fixed person is, stays open to its office; not where one of the office is unwanted there: an open office cannot promise that
 * another takes it. What comes back to who had it stays theirs.
 */
export async function assignTasks(services: AppServices, db: Db, tasks: readonly MadeTask[]): Promise<void> {
  // in a fixed order, so that two acts that make tasks of the same offices cannot deadlock
  const ordered = [...tasks].sort((a, b) => (a.candidateKey < b.candidateKey ? -1 : 1))
  for (const task of ordered) {
    const isWithLead = await handleEmptyOffice(services, db, task)
    const settings = await stepSettings(services, db, task.itemCode, task.step)
    // what was once set of a step of the applicant counts for nothing: a correction has its own day
    if (settings.limitDays !== null && task.role !== 'applicant') await limit(services, db, task, settings.limitDays)
    if (isWithLead || (await isWithHolder(db, task))) continue
    const unwanted = await findUnwanted(db, task, settings)
    const person = await choose(db, task, settings, new Set(unwanted.map(({ userId }) => userId)))
    if (person !== undefined) await give(db, task, person)
    else if (unwanted.length > 0) {
      const holders = await holdersOf(db, task.candidateKey)
      const there = unwanted.filter(({ userId }) => holders.some((holder) => holder.userId === userId))
      if (there.length > 0) await keepFrom(db, task, there)
    }
  }
}

/** Whether a task has come back to one who had it and can still act on it. */
async function isWithHolder(db: Db, { holder, candidateKey }: MadeTask): Promise<boolean> {
  return holder !== undefined && (await holdersOf(db, candidateKey)).some(({ userId }) => userId === holder)
}

async function limit(services: AppServices, db: Db, { id, now }: MadeTask, days: number): Promise<void> {
  const on = addWorkingDays(toShanghaiDate(now), days, services.calendar())
  await sql`update tasks set limit_on = ${on}, limit_days = ${days}, due_on = least(due_on, ${on}::date) where id = ${id}`.execute(db)
}

/** Whose the task is, never one of `except`; undefined where it stays open. The row of the office's turn is locked, so that of two arrivals the second sees the first. */
async function choose(
  db: Db,
  { candidateKey }: MadeTask,
  { mode, fixedUserId }: StepSettings,
  except: ReadonlySet<string>,
): Promise<Holder | undefined> {
  if (mode === 'open') return undefined
  const wanted = async () => (await holdersOf(db, candidateKey)).filter(({ userId }) => !except.has(userId))
  if (mode === 'fixed') return (await wanted()).find((holder) => holder.userId === fixedUserId)
  const { rows } = await sql<{ last: string | null }>`
    insert into task_turns (candidate_key) values (${candidateKey})
    on conflict (candidate_key) do update set last_user_id = task_turns.last_user_id returning last_user_id as last`.execute(db)
  const holders = await wanted()
  const last = rows[0]?.last ?? ''
  // in turn: who comes behind the last one, by id; else those with the fewest in hand, and of them whose turn it is
  const few = mode === 'rota' ? holders : holders.filter((holder) => holder.inHand === Math.min(...holders.map((each) => each.inHand)))
  const next = few.find((holder) => holder.userId > last) ?? few[0]
  if (next !== undefined)
    await db.updateTable('task_turns').set({ last_user_id: next.userId }).where('candidate_key', '=', candidateKey).execute()
  return next
}

async function give(db: Db, task: MadeTask, { userId, name }: Holder): Promise<void> {
  const { id, caseId, now, step, stepName } = task
  await db.updateTable('tasks').set({ claimed_by: userId, claimed_at: now }).where('id', '=', id).execute()
  // the row of the case is written by the act itself, which clears who handles it
  await sql`update cases set handler_name = ${name} where id = ${caseId}`.execute(db)
  await addCaseEvent(db, caseId, {
    id: newId(now.getTime() + 1),
    at: now,
    kind: 'assigned',
    by: systemParty,
    step,
    stepName,
    details: { task: id, assignee: name },
  })
  await ring(db, [{ userId, caseId, kind: 'assigned', key: `assigned:${id}` }], now)
}
