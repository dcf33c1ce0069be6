import { idsOf, type DirectoryName } from '@wenwu/core/form/types/directory/model'
import type { ActionInput } from '@wenwu/core/item/action-form'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../../platform/http/context.ts'
import { listExperts, listThirdParties } from '../../../base/accounts/index.ts'

/** The directories that actions choose from; what verbs offer depends on the case. */
type ActionDirectory = Extract<DirectoryName, 'thirdParties' | 'experts'>

/** Those whom a step may choose, by directory. */
const listed: Record<ActionDirectory, (db: Ctx['db']) => Promise<{ id: string }[]>> = {
  thirdParties: listThirdParties,
  experts: listExperts,
}

/** The ids chosen in a field, without doubles, each of them on offer. Throws `choice-required`, `choice-gone` at the field. */
export async function requireOffered(ctx: Ctx, directory: ActionDirectory, input: ActionInput, field: string): Promise<string[]> {
  const offered = await listed[directory](ctx.db)
  const ids = [...new Set(idsOf(input[field]))]
  if (ids.length === 0) throw new AppError('choice-required', { field })
  if (ids.some((id) => !offered.some((each) => each.id === id))) throw new AppError('choice-gone', { field })
  return ids
}
