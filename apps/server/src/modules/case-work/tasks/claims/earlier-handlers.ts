import { sql, type RawBuilder } from 'kysely'

/**
 * What `tasks.earlier_handlers` becomes where an open task is taken from who has it, for `next` or for nobody: they stay among those who have handled its case (办理人（含曾办）). Who gives
 * a task back themselves has not handled it. The database's `handler_of` says who has a task.
 */
export function withEarlier(next: string | null, task = sql`tasks`): RawBuilder<string[] | null> {
  const had = sql`handler_of(${task})`
  const earlier = sql`${task}.earlier_handlers`
  return sql<string[] | null>`case
    when ${had} is null or ${had} = ${next}::uuid or ${had} = any(coalesce(${earlier}, '{}')) then ${earlier} else coalesce(${earlier}, '{}') || ${had} end`
}
