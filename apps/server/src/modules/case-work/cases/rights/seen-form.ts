import type { FormData } from '@wenwu/core/form/model'
import { stripHidden, type Rights } from '@wenwu/core/form/rights'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { LoadedItem } from '../../items/index.ts'
import type { CaseRecord } from '../record/case-repository.ts'
import { loadSeenData } from './seen-data.ts'
import { seenRights } from './seen-rights.ts'

/** The form of a case without what the caller may not see, and the rights by which that was decided. */
export async function loadSeenForm(ctx: Ctx, record: CaseRecord, item: LoadedItem): Promise<{ data: FormData; rights: Rights }> {
  const [rights, stored] = await Promise.all([seenRights(ctx, record, item), loadSeenData(ctx.db, record, ctx.actor)])
  return { data: stripHidden(item.definition.form, stored, rights), rights }
}
