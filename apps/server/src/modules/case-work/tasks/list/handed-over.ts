import { sql, type Selectable } from 'kysely'
import { joinTexts, text, type Text } from '@wenwu/core/i18n/text'
import { findVerb } from '@wenwu/core/tasks/verb'
import type { Database } from '../../../../db/schema.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { visibleCases } from '../../cases/index.ts'
import type { Tasks } from './task-rows.ts'

/** How a task stands for who has handed it over; not stored. */
export const handedOver = 'handed-over'

/**
 * The tasks `t` that the caller has handed over to others, with their cases `c`: each once, as it was the last time. When it was handed over stands for when it was done, to whom
 * for its outcome. What became of it since is others' work; of a case that the caller reads no more nothing is told.
 */
export function tasksHandedOver(ctx: Pick<Ctx, 'actor' | 'now' | 'services'>, db: Db): Tasks {
  const handed = sql<Selectable<Database['tasks']>>`(
    select t.id, t.case_id, t.step, t.step_name, t.claimed_by, t.created_at, t.due_on, t.limit_on, e.at as completed_at, e.details ->> 'assignee' as outcome, t.role,
      t.candidate_key, t.is_asked, ${handedOver}::text as state
    from case_events e join tasks t on t.case_id = e.case_id and t.id::text = e.details ->> 'task'
    where e.actor_id = ${ctx.actor.userId} and e.kind = 'transferred' and not t.is_of_draft and not exists (
      select from case_events later where later.case_id = e.case_id and later.kind = e.kind and later.actor_id = e.actor_id
        and later.details ->> 'task' = e.details ->> 'task' and (later.at, later.id) > (e.at, e.id)))`
  const tasks = db.selectFrom(handed.as('t')).innerJoin('cases as c', 'c.id', 't.case_id')
  // the columns of tasks that lists ask for, as they are read
  return (tasks as unknown as Tasks).where(visibleCases(ctx))
}

const { words } = findVerb('transfer')!.event

/** 转交：陆听松. */
export function handedTo(name: string): Text {
  return joinTexts([words, text(name, name)], text('：', ': ', { ja_JP: '：' }))
}
