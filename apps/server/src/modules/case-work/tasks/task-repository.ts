import { sql } from 'kysely'
import type { Text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import { formatDateTime } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../platform/http/context.ts'
import { byKey } from '../../../platform/database/statement-name.ts'
import { keysOf } from '../process/index.ts'

export interface TaskRecord {
  id: string
  case_id: string
  token_id: string
  step: string
  step_name: Text
  role: string
  candidate_key: string
  state: 'open' | 'done' | 'cancelled'
  claimed_by: string | null
}

/**
 * A task that is offered to the caller, in whatever state. Throws `not-found` for one that is not theirs, so that ids tell
 * nothing; names the case for the audit.
 */
export async function getOfferedTask(ctx: Ctx, taskId: string, options: { isLocked?: boolean } = {}): Promise<TaskRecord> {
  let query = ctx.db
    .selectFrom('tasks')
    .select(['id', 'case_id', 'token_id', 'step', 'step_name', 'role', 'candidate_key', 'state', 'claimed_by'])
    .where('id', '=', taskId)
    .where('candidate_key', 'in', keysOf(ctx.actor))
    .modifyEnd(byKey)
  if (options.isLocked === true) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  ctx.setAuditObject({ type: 'case', id: row.case_id, details: { task: row.id, step: row.step } })
  return row
}

/**
 * Throws unless the task is open and nobody else's: `task-claimed` says who has it; who acted, when and how say `task-taken`, which is said to a person
 * whose words were not submitted, and where there are none (`hasWords` false) `task-done` and `done-by-you`.
 */
export async function requireOpen(ctx: Ctx, task: TaskRecord, { hasWords = true } = {}): Promise<void> {
  if (task.state !== 'open') throw await takenError(ctx, task.id, hasWords)
  if (task.claimed_by !== null && task.claimed_by !== ctx.actor.userId) {
    const holder = await ctx.db.selectFrom('users').select('name').where('id', '=', task.claimed_by).executeTakeFirst()
    throw new AppError('task-claimed', { params: { name: holder?.name ?? '' } })
  }
}

/** Why nothing can be done to a task that is no longer open: this person has acted on it, else it is not their turn. */
export async function overError(ctx: Ctx, taskId: string): Promise<AppError> {
  const act = await findAct(ctx, taskId)
  return act?.userId === ctx.actor.userId ? doneByYou(act) : new AppError('not-your-turn')
}

/** What ended it: who acted on it, or the office that no longer waits for it and says why. */
async function takenError(ctx: Ctx, taskId: string, hasWords: boolean): Promise<AppError> {
  const ended = await ctx.db
    .selectFrom('tasks as t')
    .innerJoin('case_events as e', (join) => join.onRef('e.case_id', '=', 't.case_id').onRef('e.at', '=', 't.completed_at'))
    .select(['e.at', 'e.opinion'])
    .where('t.id', '=', taskId)
    .where('t.state', '=', 'cancelled')
    .where(sql<boolean>`e.details -> 'told' ? t.candidate_key`)
    .executeTakeFirst()
  if (ended !== undefined) return new AppError('part-ended', { params: { time: formatDateTime(ended.at), reason: ended.opinion } })
  const act = await findAct(ctx, taskId)
  if (act === undefined) return new AppError('not-your-turn')
  if (!hasWords && act.userId === ctx.actor.userId) return doneByYou(act)
  const { name, time, outcome } = act
  return new AppError(hasWords ? 'task-taken' : 'task-done', { params: { name, time, outcome } })
}

/** Who acted on a task. */
interface Act {
  userId: string
  name: string
  time: string
  outcome: string
}

function doneByYou({ time, outcome }: Act): AppError {
  return new AppError('done-by-you', { params: { time, outcome } })
}

async function findAct(ctx: Ctx, taskId: string): Promise<Act | undefined> {
  const row = await ctx.db
    .selectFrom('tasks as t')
    .innerJoin('users as u', 'u.id', 't.completed_by')
    .leftJoin('case_events as e', (join) =>
      join.onRef('e.case_id', '=', 't.case_id').on(sql<boolean>`e.outcome is not null and e.details ->> 'task' = t.id::text`),
    )
    .select(['u.id as userId', 'u.name', 't.completed_at', 't.outcome', 'e.outcome_label'])
    .where('t.id', '=', taskId)
    .executeTakeFirst()
  return (
    row && {
      userId: row.userId,
      name: row.name,
      time: row.completed_at === null ? '' : formatDateTime(row.completed_at),
      outcome: row.outcome_label?.zh_CN ?? row.outcome ?? '',
    }
  )
}
