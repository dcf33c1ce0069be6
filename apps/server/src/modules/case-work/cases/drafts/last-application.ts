import { draftStatus } from '@wenwu/core/codes/statuses'
import { carriedOver } from '@wenwu/core/form/carry-over'
import type { LastApplication } from '@wenwu/core/cases/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import { AppError } from '@wenwu/core/kernel/errors'
import { getItemVersion } from '../../items/index.ts'
import { getVisibleCase } from '../record/case-repository.ts'
import { buildCaseView } from '../view/case-view.ts'

/**
 * What the account of a draft said of who applies when it last filed, of any matter, as far as this person may see it; null where it never has or the form does
 * not name a unit. Throws `not-found`, and `not-your-turn` for what is no draft.
 */
export async function findLastApplication(ctx: Ctx, caseId: string): Promise<LastApplication | null> {
  const { actor, db } = ctx
  const draft = await getVisibleCase(ctx, caseId)
  if (draft.status !== draftStatus || actor.kind === 'official') throw new AppError('not-your-turn')
  const { definition } = await getItemVersion(db, draft.item_version_id)
  const last = await db
    .selectFrom('cases')
    .select('id')
    .where('applicant_key', '=', draft.applicant_key)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last === undefined || definition.form.applicant === undefined) return null
  const view = await buildCaseView(ctx, await getVisibleCase(ctx, last.id))
  const earlier = await getItemVersion(db, view.itemVersionId)
  const { number, title, itemName, submittedAt, data } = view
  const values = carriedOver(definition.form, { definition: earlier.definition.form, data })
  return { number: number ?? '', title, itemName, submittedAt: submittedAt ?? '', values }
}
