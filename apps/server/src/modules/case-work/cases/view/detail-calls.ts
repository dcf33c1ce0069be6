import { detailCalls, getDetailCalls, listDetailCalls, type DetailCall } from '@wenwu/core/item/detail-calls'
import { toldAttachment } from '@wenwu/core/files/wire'
import { isBlank } from '@wenwu/core/form/json'
import { fieldText } from '@wenwu/core/form/to-text'
import { findField, findSection, getValue } from '@wenwu/core/form/paths'
import { fieldRights } from '@wenwu/core/form/rights'
import { toldFields } from '@wenwu/core/form/told'
import type { FormContext, FormData, FormDefinition } from '@wenwu/core/form/model'
import { fillReply } from '@wenwu/core/item/fill-reply'
import type { ViewerNode } from '@wenwu/core/item/model'
import { answersTo } from '@wenwu/core/item/resolve'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { ExtraRoute } from '../../../../platform/http/handlers.ts'
import { getItemVersion, type LoadedItem } from '../../items/index.ts'
import { getVisibleCase, type CaseRecord } from '../record/case-repository.ts'
import { formContext } from '../record/form-context.ts'
import { listSeenFiles } from '../files/materials.ts'
import { loadSeenForm } from '../rights/seen-form.ts'

/** One route per detail call of specification §7.3; all run `readDetail` with their own name fixed. */
export const detailRoutes: ExtraRoute[] = detailCalls.map((call) => ({
  endpoint: 'detail',
  method: getDetailCalls.includes(call) ? 'GET' : 'POST',
  path: `/api/${call}`,
  fixed: { call },
}))

interface DetailQuestion {
  call: string
  caseId: string
  /** Of the files: those of one material, by its key, or one file by its id; '' or the case itself for all. */
  part: string
  /** Of the files: those of one material, as uploads name it; '' or `404` for all. */
  kind: string
}

/**
 * What a detail call shows of a case, by the names of specification §3: the sections that the item's viewer gives to that call in one object, the rows of
 * one sub-table, or the files. What is not filled in is empty. Throws `not-found`, and `section-not-of-matter` for a call that the item does not use.
 */
export async function readDetail(ctx: Ctx, question: DetailQuestion): Promise<unknown> {
  if (!isId(question.caseId)) throw new AppError('not-found')
  const record = await getVisibleCase(ctx, question.caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const node = item.definition.viewer.find((each) => each.call === question.call)
  if (node === undefined) throw new AppError('section-not-of-matter')
  if (node.sections.includes('materials')) return filesAsked(ctx, record, item, question)
  const [{ data, rights }, context] = await Promise.all([loadSeenForm(ctx, record, item), formContext(ctx)])
  const { form } = item.definition
  if (node.list !== undefined) return fieldRights(node.list, rights).visible ? toldRows(form, node.list, data, context) : []
  const isEmpty = node.sections.every((key) => isBlank(data[key]))
  const told = isEmpty ? [] : [toldNode(form, node, data, context)]
  return listDetailCalls.includes(question.call as DetailCall) ? told : (told[0] ?? {})
}

/** The sections of a node merged, then the objects and words that §3 has besides. */
function toldNode(form: FormDefinition, node: ViewerNode, data: FormData, context: FormContext): Record<string, unknown> {
  const told = Object.assign({}, ...node.sections.map((key) => toldSection(form, key, data, context))) as Record<string, unknown>
  for (const path of node.entities ?? []) {
    const [section = '', table] = path.split('.')
    told[table ?? section] = table === undefined ? toldSection(form, section, data, context) : toldRows(form, path, data, context)
  }
  for (const [name, words] of Object.entries(node.phrases ?? {})) {
    const said = [...words.matchAll(/\{([^{}]*)\}/g)].map(([, path = '']) => textAt(form, path, data, context))
    if (said.some((text) => text !== '')) told[name] = fillReply(words, (path) => textAt(form, path, data, context))
  }
  return told
}

function toldSection(form: FormDefinition, key: string, data: FormData, context: FormContext): Record<string, unknown> {
  return toldFields(findSection(form, key)?.fields ?? [], data[key], context)
}

function toldRows(form: FormDefinition, path: string, data: FormData, context: FormContext): unknown {
  const field = findField(form, path)
  return field === undefined ? [] : toldFields([field], { [field.key]: getValue(data, path) ?? [] }, context)[field.key]
}

function textAt(form: FormDefinition, path: string, data: FormData, context: FormContext): string {
  const field = findField(form, path)
  // bare numbers: the words around them say the unit
  const value = getValue(data, path)
  if (field === undefined) return ''
  return typeof value === 'number' ? String(value) : fieldText(field, value, context)
}

/** The files handed in as file records, with the names of §3 for their material. */
async function filesAsked(ctx: Ctx, record: CaseRecord, item: LoadedItem, { caseId, part, kind }: DetailQuestion) {
  const files = await listSeenFiles(ctx.db, record, item, ctx.actor)
  const names = new Map(item.definition.materials.map((material) => [material.key, material.name.zh_CN]))
  return files
    .filter((file) => part === '' || part === caseId || part === file.materialKey || part === file.fileId)
    .filter((file) => kind === '' || kind === everyKind || kind === file.materialKey)
    .map(({ fileId, name, size, materialKey }) =>
      toldAttachment({ id: fileId, name, size, materialKey, materialName: names.get(materialKey) ?? materialKey }),
    )
}

/** The one attchtype that the specification prints. */
const everyKind = '404'

/** An application by its id and the code of its matter: where it stands, and its form by the names of §3, section by section. Throws `not-found`. */
export async function readApplication(ctx: Ctx, input: { itemCode: string; id: string }) {
  const record = await getVisibleCase(ctx, input.id)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  if (!answersTo(item.definition, input.itemCode)) throw new AppError('not-found')
  const [{ data }, context] = await Promise.all([loadSeenForm(ctx, record, item), formContext(ctx)])
  const { form } = item.definition
  return {
    id: record.id,
    groupId: record.group_id,
    itemCode: item.code,
    number: record.number,
    title: record.title,
    status: record.status,
    sections: Object.fromEntries(
      form.sections.filter(({ key }) => data[key] !== undefined).map(({ key }) => [key, toldSection(form, key, data, context)]),
    ),
  }
}
