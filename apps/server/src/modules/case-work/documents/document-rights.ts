import type { TaskView } from '@wenwu/core/cases/model'
import type { ReplyDocument } from '@wenwu/core/documents/contract'
import { asksFor, declarationOf } from '@wenwu/core/item/action-form'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { getVisibleCase, isReplySeen, listOpenTasks } from '../cases/index.ts'
import { getItemVersion } from '../items/index.ts'
import { findDocument } from './document-repository.ts'

export interface DocumentRights {
  /** The task at which the text is written; undefined where it may not be changed. */
  text: TaskView | undefined
  numberAndDate: boolean
}

/**
 * A reply of a case in the caller's scope, as far as the table of visibility shows it to them: until it is issued it is the
 * paper of the bureau that decides. Throws `not-found`.
 */
export async function getVisibleDocument(ctx: Ctx, id: string): Promise<ReplyDocument> {
  const document = await findDocument(ctx.db, id)
  if (document === undefined) throw new AppError('not-found')
  await getVisibleCase(ctx, document.caseId)
  ctx.setAuditObject({ type: 'document', id })
  if (!isReplySeen(ctx.actor, document)) throw new AppError('not-found')
  return document
}

/**
 * What the caller may change of a reply now: its text where their open task drafts or signs it, number and date at the office whose
 * task issues it, once signed. Throws `not-your-turn` when nothing.
 */
export async function requireDocumentEdit(ctx: Ctx, document: ReplyDocument): Promise<DocumentRights> {
  const record = await getVisibleCase(ctx, document.caseId)
  if (document.status === 'issued') throw new AppError('not-your-turn')
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const tasks = (await listOpenTasks(ctx.db, record, item, ctx.actor)).filter((task) => task.isMine)
  const rights = {
    text: tasks.find(({ actions }) => actions.some(({ effect }) => declarationOf(effect).writesReply === true)),
    numberAndDate:
      document.status === 'signed' && tasks.some(({ actions }) => actions.some((action) => asksFor(action, 'document-number'))),
  }
  if (rights.text === undefined && !rights.numberAndDate) throw new AppError('not-your-turn')
  return rights
}
