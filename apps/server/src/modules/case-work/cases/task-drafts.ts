import type { TaskView } from '@wenwu/core/cases/model'
import type { Db } from '../../../platform/database/request-database.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { byKey } from '../../../platform/database/statement-name.ts'

const draftsOf = prepared<{ caseId: string; userId: string }>()((db, at) =>
  db
    .selectFrom('task_drafts as d')
    .innerJoin('tasks as t', 't.id', 'd.task_id')
    .select(['d.task_id', 'd.content', 'd.revision', 'd.saved_at'])
    .where('t.case_id', '=', at('caseId'))
    .where('t.state', '=', 'open')
    .where('d.user_id', '=', at('userId'))
    .modifyEnd(byKey),
)

/** What one person has begun at the open tasks of a case, by task; of others nothing is read. */
export async function findTaskDrafts(db: Db, caseId: string, userId: string): Promise<Map<string, NonNullable<TaskView['draft']>>> {
  const rows = await draftsOf(db, { caseId, userId })
  return new Map(rows.map(({ task_id, content, revision, saved_at }) => [task_id, { content, revision, savedAt: saved_at.toISOString() }]))
}
