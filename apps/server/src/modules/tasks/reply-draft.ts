import type { DocumentInput } from '@wenwu/core/cases/model'
import { findProvince } from '@wenwu/core/codes/provinces'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../platform/http/context.ts'
import { getCase, loadData, textAt } from '../cases/index.ts'
import { getItemVersion, getTaskSettings } from '../items/index.ts'
import { getOfferedTask } from './task-repository.ts'

/**
 * First wording of the reply for an outcome, from the item's draft. Placeholders: `{section.field}` of the form,
 * `{provinceBureau}`, `{applicant}`, `{title}`, `{number}`. What is not filled leaves «——», which an official sees at once.
 */
export async function draftReply(ctx: Ctx, input: { id: string; outcome: string }): Promise<DocumentInput> {
  const task = await getOfferedTask(ctx, input.id)
  const record = await getCase(ctx.db, task.case_id)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const action = getTaskSettings(item, task.step).actions.find((each) => each.outcome === input.outcome)
  if (action === undefined) throw new AppError('bad-request', { params: { field: 'outcome' }, field: 'outcome' })
  const wording = action.effect === 'draft-refusal' ? item.definition.reply.reject : item.definition.reply.approve
  const data = await loadData(ctx.db, record.id)
  const bureau = record.province_code === null ? undefined : findProvince(record.province_code)?.bureau.zh_CN
  const own: Record<string, string> = {
    provinceBureau: bureau ?? record.applicant_name,
    applicant: record.applicant_name,
    title: record.title,
    number: record.number ?? '',
  }
  const fill = (text: string) => text.replace(/\{([\w.]+)\}/g, (_whole, name: string) => (own[name] ?? textAt(item.definition, data, columnPath(item.definition.columns, name))) || '——')
  return { title: fill(wording.title), mainRecipient: bureau ?? record.applicant_name, body: wording.body.map(fill), closing: fill(wording.closing) }
}

function columnPath(columns: Record<string, string | undefined>, name: string): string {
  return name.startsWith('columns.') ? (columns[name.slice('columns.'.length)] ?? '') : name
}
