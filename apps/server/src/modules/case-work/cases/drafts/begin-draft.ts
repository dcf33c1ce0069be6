import { sql } from 'kysely'
import { draftStatus } from '@wenwu/core/codes/statuses'
import type { FormData } from '@wenwu/core/form/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { applicantKey } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { getCurrentItem } from '../../items/index.ts'
import { readColumns, termsOfCase } from '../record/case-columns.ts'
import { saveData } from '../record/case-repository.ts'
import { draftStep } from './draft-again.ts'

type CurrentItem = Awaited<ReturnType<typeof getCurrentItem>>

/** Drafts of one account that are not filed: far more than a person works on, and few enough to be no burden. */
const mostDrafts = 200

/** What a draft begins with, beside its item. */
interface NewDraft {
  id: string
  data: FormData
  /** The case whose matter is applied for again. */
  reappliedFrom?: string
}

/** Begins a draft of an item for the caller, with what it is called as its form says. Throws `forbidden`, `too-many-drafts`, and
 * `reapply-id-taken` where the caller brought an id that is taken. */
export async function beginDraft(ctx: Ctx, { versionId, definition }: CurrentItem, { id, data, reappliedFrom }: NewDraft): Promise<void> {
  const { actor, db, now } = ctx
  if (actor.kind === 'official' || !definition.applicants.includes(actor.kind)) throw new AppError('forbidden')
  await requireRoomForDraft(ctx)
  const columns = readColumns(definition, data, { ownProvince: actor.provinceCode, filer: actor.organizationName || actor.name })
  ctx.setAuditObject({ type: 'case', id, details: { item: definition.code } })
  const begun = await db
    .insertInto('cases')
    .values({
      ...columns,
      id,
      item_code: definition.code,
      item_version_id: versionId,
      item_name: JSON.stringify(definition.name),
      search_terms: termsOfCase({ ...columns, number: null, document_number: null }),
      applicant_key: applicantKey(actor),
      applicant_user_id: actor.userId,
      status: draftStatus,
      current_step: JSON.stringify(draftStep),
      revision: 0,
      created_at: now,
      updated_at: now,
      sort_at: now,
      reapplied_from: reappliedFrom ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (begun === undefined) throw new AppError('reapply-id-taken')
  await saveData(db, id, {}, data)
}

/** The person's row is locked until the transaction ends, so that drafts begun at once are counted one after another. */
async function requireRoomForDraft({ db, actor }: Ctx): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', actor.userId).forNoKeyUpdate().execute()
  const { n } = await db
    .selectFrom('cases')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('applicant_user_id', '=', actor.userId)
    .where('status', '=', draftStatus)
    .executeTakeFirstOrThrow()
  if (n >= mostDrafts) throw new AppError('too-many-drafts', { params: { max: mostDrafts } })
}
