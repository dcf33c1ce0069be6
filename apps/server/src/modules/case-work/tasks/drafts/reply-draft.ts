import { authorityOf, rolesOfAuthority } from '@wenwu/core/auth/authority'
import type { ReplyDocument } from '@wenwu/core/documents/contract'
import { findProvince } from '@wenwu/core/codes/provinces'
import { letterField } from '@wenwu/core/form/letter'
import type { FormData } from '@wenwu/core/form/model'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import { fieldsOf } from '@wenwu/core/item/action-form'
import { fillReply } from '@wenwu/core/item/fill-reply'
import type { ReplyDraft } from '@wenwu/core/item/model'
import { followScheme } from '@wenwu/core/form/reply-problem'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getCase, loadData, proseAt } from '../../cases/index.ts'
import { findDocumentOfCase } from '../../documents/index.ts'
import { getItemVersion, getTaskSettings } from '../../items/index.ts'
import { getOfferedTask } from '../situation/task-repository.ts'

type SchemeApproval = NonNullable<Reply['schemeApprovedBy']>

/**
 * First wording of the reply for an outcome: what the body of the caller has drafted to the same end and not issued, for who drafts again goes on with it; else that of
 * the item's draft. Placeholders: `{section.field}` of the form, `{section.table.column}` for the list of a column, `{columns.title}`,
 * `{columns.unitName}`, `{provinceBureau}`, `{applicantName}`, `{itemName}`, `{number}` and `{reference}`, the letter the reply answers.
 * What is not filled leaves «——», which an official sees at once. Where the item asks «scheme approved by», an approval has the paragraph
 * of the given answer, or of the item's own. A provincial bureau that decides writes to the applicant, the national one to the bureau that sent the case on, and to
 * the applicant where none did.
 */
export async function draftReply(ctx: Ctx, input: { id: string; outcome: string; schemeApprovedBy?: SchemeApproval }): Promise<Reply> {
  const task = await getOfferedTask(ctx, input.id)
  const record = await getCase(ctx.db, task.case_id)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const settings = getTaskSettings(item, task.step)
  const action = settings.actions.find((each) => each.outcome === input.outcome)
  const [field] = action === undefined ? [] : fieldsOf(action, 'reply')
  if (field === undefined) throw new AppError('bad-request', { params: { field: 'outcome' }, field: 'outcome' })
  const { reply, columns, name } = item.definition
  const drafted = await findDocumentOfCase(ctx.db, record.id)
  if (drafted?.kind === field.kind && drafted.status !== 'issued' && drafted.issuer === ctx.actor.organizationName)
    return redrafted(drafted, reply, input.schemeApprovedBy)
  const data = await loadData(ctx.db, record.id)
  const bureau = record.province_code === null ? undefined : findProvince(record.province_code)?.bureau.zh_CN
  const own: Record<string, string> = {
    provinceBureau: bureau ?? record.applicant_name,
    applicantName: record.applicant_name,
    itemName: name.zh_CN,
    title: record.title,
    number: record.number ?? '',
    reference: referenceTo(data, record.title),
  }
  const pathOf = (placeholder: string) =>
    placeholder.startsWith('columns.') ? columns[placeholder.slice('columns.'.length) as keyof typeof columns] : placeholder
  const fill = (text: string) =>
    fillReply(
      text,
      (placeholder) => (Object.hasOwn(own, placeholder) ? own[placeholder] : proseAt(item.definition, data, pathOf(placeholder))) || '——',
    )
  const isProvincial = authorityOf(settings.role) === 'province'
  const isDirect = !isProvincial && !(await wasAtProvince(ctx.db, record.id))
  const wording = (isProvincial ? reply.province : isDirect ? reply.direct : undefined) ?? reply
  const chosen = field.kind === 'refusal' ? wording.reject : withSchemeApproval({ ...reply, ...wording }, input.schemeApprovedBy)
  const schemeApprovedBy = field.kind === 'refusal' ? undefined : (input.schemeApprovedBy ?? ownAnswer(reply))
  return {
    title: fill(chosen.title),
    mainRecipient: isProvincial || isDirect ? record.applicant_name : own['provinceBureau']!,
    body: chosen.body.map(fill),
    closing: fill(chosen.closing),
    ...(reply.schemeApprovedBy !== undefined && schemeApprovedBy !== undefined && { schemeApprovedBy }),
  }
}

/** Whether a provincial bureau has handled the case on its way to the national one. */
async function wasAtProvince(db: Db, caseId: string): Promise<boolean> {
  const handled = await db
    .selectFrom('tasks')
    .select('id')
    .where('case_id', '=', caseId)
    .where('role', 'in', rolesOfAuthority('province'))
    .where('state', '=', 'done')
    .limit(1)
    .executeTakeFirst()
  return handled !== undefined
}

/** The text of a reply that was drafted before, with the paragraph of the given answer where it asks for one. */
function redrafted(
  { title, mainRecipient, body, closing, schemeApprovedBy }: ReplyDocument,
  { schemeApprovedBy: paragraphs }: ReplyDraft,
  asked: SchemeApproval | undefined,
): Reply {
  const answer = asked ?? schemeApprovedBy ?? undefined
  return {
    title,
    mainRecipient,
    body: paragraphs === undefined || answer === undefined ? body : followScheme(body, paragraphs, answer),
    closing,
    ...(answer !== undefined && { schemeApprovedBy: answer }),
  }
}

/**
 * The letter a reply answers: «《…》（文号）» as real replies quote it, title and number as they stand in the form (the specification's
 * rfTitle and rfNumber, in whichever section). A number alone is quoted as «…文»; without either the matter itself is named.
 */
function referenceTo(data: FormData, title: string): string {
  // marks inside marks are single ones (GB/T 15834)
  const letterTitle = letterField(data, 'rfTitle')
    .replace(/^《([^《》]*)》$/, '$1')
    .replaceAll('《', '〈')
    .replaceAll('》', '〉')
  const letterNumber = letterField(data, 'rfNumber')
  if (letterTitle !== '') return `《${letterTitle}》${letterNumber === '' ? '' : `（${letterNumber}）`}`
  return letterNumber === '' ? `报来的${title}有关材料` : `${letterNumber}文`
}

/** The approval with the paragraph of an answer in place of the other one. */
function withSchemeApproval(reply: ReplyDraft, answer: SchemeApproval | undefined): ReplyDraft['approve'] {
  const paragraphs = reply.schemeApprovedBy
  if (paragraphs === undefined || answer === undefined) return reply.approve
  return { ...reply.approve, body: followScheme(reply.approve.body, paragraphs, answer) }
}

/** Which answer the item's own wording of an approval gives. */
function ownAnswer({ approve, schemeApprovedBy }: ReplyDraft): SchemeApproval | undefined {
  if (schemeApprovedBy === undefined) return undefined
  return approve.body.includes(schemeApprovedBy.national)
    ? 'national'
    : approve.body.includes(schemeApprovedBy.province)
      ? 'province'
      : undefined
}
