import { sql } from 'kysely'
import type { BellKind } from '@wenwu/core/bell/model'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../platform/database/request-database.ts'

/** What a message is of: a case, an annual plan, or a project of one, a batch of plans or an authorisation. */
type Subject =
  | { caseId: string }
  | { planId: string; planRowId?: string | undefined }
  | { planBatchId: string }
  | { authorisationId: string }

export type NewBellMessage = Subject & {
  userId: string
  kind: BellKind
  dueOn?: string | null
  /** What happened: said again to the same person, it is left out. */
  key: string
}

/** Messages of one statement. */
const part = 1000

/** Tells people inside the caller's transaction. Whether they may read what it is of is asked when they read the message. */
export async function ring(db: Db, messages: readonly NewBellMessage[], now: Date): Promise<void> {
  for (let from = 0; from < messages.length; from += part) {
    const rows = messages.slice(from, from + part)
    await sql`
      insert into bell_messages (id, user_id, case_id, plan_id, plan_row_id, plan_batch_id, authorisation_id, kind, due_on, key, created_at)
      select m.id, m.user_id, m.case_id, m.plan_id, m.plan_row_id, m.plan_batch_id, m.authorisation_id, m.kind, m.due_on, m.key, ${now}
      from unnest(${rows.map(() => newId(now.getTime()))}::uuid[], ${rows.map((row) => row.userId)}::uuid[],
        ${rows.map((row) => ('caseId' in row ? row.caseId : null))}::uuid[], ${rows.map((row) => ('planId' in row ? row.planId : null))}::uuid[],
        ${rows.map((row) => ('planRowId' in row ? (row.planRowId ?? null) : null))}::uuid[],
        ${rows.map((row) => ('planBatchId' in row ? row.planBatchId : null))}::uuid[], ${rows.map((row) => ('authorisationId' in row ? row.authorisationId : null))}::uuid[], ${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.dueOn ?? null)}::date[],
        ${rows.map((row) => row.key)}::text[]) as m (id, user_id, case_id, plan_id, plan_row_id, plan_batch_id, authorisation_id, kind, due_on, key)
      on conflict (user_id, key) do nothing`.execute(db)
  }
}
