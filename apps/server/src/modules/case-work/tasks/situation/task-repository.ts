import { sql } from 'kysely'
import type { Text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import { formatDateTime } from '@wenwu/core/kernel/date'
import type { Principal } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import { visibleCases } from '../../cases/index.ts'
import { keysOf, principalOf, standsInCondition } from '../../process/index.ts'
import { withdrawnError } from './withdrawn.ts'

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
  is_asked: boolean
  /** The colleague for whom the caller would handle it; null where it is their own. */
  principal: Principal | null
}

/**
 * A task that is offered to the caller, in whatever state. Throws `not-found` for one that is not theirs, so that ids tell
 * nothing, but `task-taken-over` or `task-passed-on` where it was; names the case for the audit.
 */
export async function getOfferedTask(ctx: Ctx, taskId: string, options: { isLocked?: boolean } = {}): Promise<TaskRecord> {
  const { actor } = ctx
  const others = standsInCondition(actor)
  const own = sql<boolean>`t.candidate_key = any(${keysOf(actor)}::text[])`
  let query = ctx.db
    .selectFrom('tasks as t')
    .select([
      't.id',
      't.case_id',
      't.token_id',
      't.step',
      't.step_name',
      't.role',
      't.candidate_key',
      't.state',
      't.claimed_by',
      't.is_asked',
    ])
    // a deputy's alone asks which item it is
    .select(
      others === undefined
        ? sql<string>`''`.as('item_code')
        : sql<string>`(select c.item_code from cases c where c.id = t.case_id)`.as('item_code'),
    )
    .where('t.id', '=', taskId)
    .where(others === undefined ? own : sql<boolean>`(${own} or ${others})`)
    .modifyEnd(byKey)
  if (options.isLocked === true) query = query.forUpdate('t')
  const found = await query.executeTakeFirst()
  if (found === undefined) throw (await movedError(ctx, taskId)) ?? new AppError('not-found')
  const { item_code: itemCode, ...row } = found
  const principal = principalOf(actor, row, itemCode) ?? null
  ctx.setAuditObject({
    type: 'case',
    id: row.case_id,
    details: { task: row.id, step: row.step, ...(principal !== null && { principal: principal.name }) },
  })
  return { ...row, principal }
}

/**
 * Throws unless the task is open and the caller's, or that of a colleague for whom they stand in: `task-claimed` says who has it; who acted, when and how say `task-taken`, which is said to a person
 * whose words were not submitted, and where there are none (`hasWords` false) `task-done` and `done-by-you`. What an applicant hands in a second time is `handed-in-already`.
 */
export async function requireOpen(ctx: Ctx, task: TaskRecord, { hasWords = true } = {}): Promise<void> {
  if (task.state !== 'open') throw await takenError(ctx, task, hasWords)
  if (task.claimed_by !== null && task.claimed_by !== ctx.actor.userId && task.principal === null) {
    const holder = await ctx.db.selectFrom('users').select('name').where('id', '=', task.claimed_by).executeTakeFirst()
    throw new AppError('task-claimed', { params: { name: holder?.name ?? '' } })
  }
}

/** Why nothing can be done to a task of a case that is no longer open: this person has acted on it, the case was withdrawn, else it is not their turn. */
export async function overError(ctx: Ctx, caseId: string, taskId?: string): Promise<AppError> {
  const act = taskId === undefined ? undefined : await findAct(ctx, taskId)
  if (act === undefined) return (await withdrawnError(ctx, caseId)) ?? new AppError('not-your-turn')
  return act.userId === ctx.actor.userId ? doneByYou(act) : new AppError('not-your-turn')
}

/** What ended it: who acted on it, or the office that no longer waits for it and says why. */
async function takenError(
  ctx: Ctx,
  { id: taskId, case_id: caseId, role }: Pick<TaskRecord, 'id' | 'case_id' | 'role'>,
  hasWords: boolean,
): Promise<AppError> {
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
  if (act === undefined) return (await withdrawnError(ctx, caseId)) ?? new AppError('not-your-turn')
  if (!hasWords && act.userId === ctx.actor.userId) return doneByYou(act)
  if (hasWords && role === 'applicant') return new AppError('handed-in-already')
  const { name, time, outcome } = act
  return new AppError(hasWords ? 'task-taken' : 'task-done', { params: { name, time, outcome } })
}

/**
 * Who has a task that was this person's office's until its lead took it over or it was given to a work group; what was done since, where it was done. Undefined for
 * one that was never theirs, and where they do not see the case.
 */
async function movedError(ctx: Ctx, taskId: string): Promise<AppError | undefined> {
  const { rows } = await sql<{
    kind: string
    name: string
    assignee: string | null
    at: Date
    state: TaskRecord['state']
    case_id: string
    role: string
  }>`
    select e.kind, e.actor_name as name, e.details ->> 'assignee' as assignee, e.at, t.state, t.case_id, t.role
    from tasks t join cases c on c.id = t.case_id and ${visibleCases(ctx)}
    join case_events e on e.case_id = t.case_id and e.kind in ('taken-over', 'transferred') and e.details ->> 'task' = t.id::text
    where t.id = ${taskId} and t.role = any(${[...ctx.actor.roles]}::text[]) order by e.at desc, e.id desc limit 1 ${byKey}`.execute(ctx.db)
  const [row] = rows
  if (row === undefined) return undefined
  ctx.setAuditObject({ type: 'case', id: row.case_id, details: { task: taskId } })
  if (row.state !== 'open') return takenError(ctx, { ...row, id: taskId }, true)
  const params = { name: row.name, time: formatDateTime(row.at) }
  return row.kind === 'taken-over'
    ? new AppError('task-taken-over', { params })
    : new AppError('task-passed-on', { params: { ...params, to: row.assignee ?? '' } })
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
