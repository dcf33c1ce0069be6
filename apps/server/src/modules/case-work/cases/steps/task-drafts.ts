import { sql } from 'kysely'
import type { TaskView } from '@wenwu/core/cases/model'
import type { Db } from '../../../../platform/database/request-database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'

/** What a person has begun at a task, with the task at which it was written: an earlier one of the same step that was ended by no decision. */
export type KeptDraft = NonNullable<TaskView['draft']> & { writtenAt: string }

const draftsOf = prepared<{ caseId: string; userId: string }>()((db, at) =>
  db
    .selectFrom('task_drafts as d')
    .innerJoin('tasks as t', 't.id', 'd.task_id')
    .innerJoin('tasks as o', (join) =>
      join
        .onRef('o.case_id', '=', 't.case_id')
        .onRef('o.step', '=', 't.step')
        .onRef('o.is_asked', '=', 't.is_asked')
        .on('o.state', '=', 'open'),
    )
    .distinctOn('o.id')
    .select(['o.id', 'd.task_id', 'd.content', 'd.revision', 'd.saved_at'])
    .where('t.case_id', '=', at('caseId'))
    .where('d.user_id', '=', at('userId'))
    .where((eb) =>
      eb.or([
        eb('o.id', '=', eb.ref('t.id')),
        eb.and([
          eb('t.state', '=', 'cancelled'),
          // an opinion that was asked for is that of the person or group asked
          eb.or([eb('o.is_asked', '=', false), eb('o.candidate_key', '=', eb.ref('t.candidate_key'))]),
        ]),
      ]),
    )
    .orderBy('o.id')
    .orderBy(sql`o.id = t.id`, 'desc')
    .orderBy('d.saved_at', 'desc')
    .modifyEnd(byKey),
)

/**
 * What one person has begun at the open tasks of a case, by task; of others nothing is read. Words that were begun at an earlier task of the step are there
 * again when it comes back (after a return, after signers, after an act that was taken back), until the step is decided. One statement.
 */
export async function findTaskDrafts(db: Db, caseId: string, userId: string): Promise<Map<string, KeptDraft>> {
  const rows = await draftsOf(db, { caseId, userId })
  return new Map(
    rows.map(({ id, task_id: writtenAt, content, revision, saved_at }) => [
      id,
      { content, revision, savedAt: saved_at.toISOString(), writtenAt },
    ]),
  )
}
