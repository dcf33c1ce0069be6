import { sql } from 'kysely'
import type { FormData } from '@wenwu/core/form/model'
import type { DraftVersion, DraftVersionSummary } from '@wenwu/core/cases/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getItemVersion } from '../../items/index.ts'
import { isSeen } from '../readers/case-reader.ts'
import { getVisibleCase, type CaseRecord } from '../record/case-repository.ts'

/** What is kept of refused saves for one case and person; the newest is always kept (its size is bounded by the call's body limit). */
const keptVersionLimits = { versions: 20, bytes: 10 * 1024 * 1024 } as const

/** Most rows of a list: an organisation's operators together. */
const longestList = 100

interface LosingSave {
  baseRevision: number
  device: string
  data: FormData
}

/** Keeps a refused save as a version of its own, after the refusal was rolled back. */
export function keepLosingVersion(ctx: Ctx, record: CaseRecord, save: LosingSave): void {
  const { actor, now } = ctx
  ctx.afterRefusal((db) => keepVersion(db, { caseId: record.id, userId: actor.userId, now, ...save }))
}

/** The same text again replaces its version; the oldest versions of the person go as far as the limits ask. */
async function keepVersion(
  db: Db,
  { caseId, userId, now, baseRevision, device, data }: LosingSave & { caseId: string; userId: string; now: Date },
): Promise<void> {
  // one after another for a case: two refused at once find each other's rows. A case deleted meanwhile keeps nothing
  const kept = await db.selectFrom('cases').select('id').where('id', '=', caseId).forUpdate().executeTakeFirst()
  if (kept === undefined) return
  const inserted = await db
    .insertInto('draft_versions')
    .values({
      id: newId(now.getTime()),
      case_id: caseId,
      revision: baseRevision,
      device,
      saved_by: userId,
      saved_at: now,
      data: JSON.stringify(data),
    })
    .returning(['id', 'mark'])
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('draft_versions')
    .where('case_id', '=', caseId)
    .where('saved_by', '=', userId)
    .where('mark', '=', inserted.mark)
    .where('id', '<>', inserted.id)
    .execute()
  await sql`
    delete from draft_versions v using (
      select id, row_number() over newest_first as place, sum(size) over newest_first as bytes
      from draft_versions where case_id = ${caseId} and saved_by = ${userId}
      window newest_first as (order by id = ${inserted.id} desc, saved_at desc, id desc)
    ) kept
    where kept.id = v.id and kept.place > 1 and (kept.place > ${keptVersionLimits.versions} or kept.bytes > ${keptVersionLimits.bytes})`.execute(
    db,
  )
}

/**
 * The kept versions of a case, newest first, without their data: when, by whom, how many bytes, and which sections say something else than
 * the stored form. Throws `not-found`.
 */
export async function listDraftVersions(ctx: Ctx, caseId: string): Promise<DraftVersionSummary[]> {
  const record = await getVisibleCase(ctx, caseId)
  if (!isSeen(ctx.actor, 'kept-drafts')) throw new AppError('not-found')
  const { definition } = await getItemVersion(ctx.db, record.item_version_id)
  const { rows } = await sql<Omit<DraftVersionSummary, 'savedAt'> & { savedAt: Date }>`
    select v.id, v.revision, v.saved_at as "savedAt", u.name as "savedBy", v.device, v.size,
      array(
        select sent.key from jsonb_each(v.data) sent
        left join case_sections s on s.case_id = v.case_id and s.section = sent.key
        where jsonb_strip_nulls(sent.value) is distinct from jsonb_strip_nulls(s.data)
      ) as sections
    from draft_versions v join users u on u.id = v.saved_by
    where v.case_id = ${record.id} order by v.saved_at desc, v.id desc limit ${longestList}`.execute(ctx.db)
  return rows.map(({ savedAt, sections, ...row }) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    // in the form's order; names the form does not have are dropped at a save as well
    sections: definition.form.sections.map(({ key }) => key).filter((key) => sections.includes(key)),
  }))
}

/** One kept version with its data. Throws `not-found`. */
export async function getDraftVersion(ctx: Ctx, caseId: string, versionId: string): Promise<DraftVersion> {
  const record = await getVisibleCase(ctx, caseId)
  if (!isSeen(ctx.actor, 'kept-drafts')) throw new AppError('not-found')
  const row = await ctx.db
    .selectFrom('draft_versions')
    .select(['id', 'revision', 'saved_at', 'device', 'data'])
    .where('case_id', '=', record.id)
    .where('id', '=', versionId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return { id: row.id, revision: row.revision, savedAt: row.saved_at.toISOString(), device: row.device, data: row.data }
}
