import { z } from 'zod'
import { inData, inDataData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { counterNumber, idText, pageNation } from '../http/wire.ts'
import { getDetailCalls, type DetailCall } from '../item/detail-calls.ts'
import { columnKeys, columnText, exportCodec, filterCodec, queryCodec, refusingOtherNames } from '../list/wire.ts'
import { longestQuery } from '../search/model.ts'
import {
  caseViewSchema,
  clockCountSchema,
  draftCheckSchema,
  draftVersionSchema,
  draftVersionSummarySchema,
  formDataSchema,
  foundCaseSchema,
  lastApplicationSchema,
  lookInfoSchema,
  receiptSchema,
} from './schemas.ts'
import { caseDeskFields } from '../desks/list.ts'
import { caseList, type CaseFilter, type CaseQuery } from './list.ts'
import { reapplyCalls } from './reapply-calls.ts'
import { applicationData, casePage, presetCounts } from './wire.ts'

const id = z.string().max(60).optional()
/** How the detail calls are asked: the id of the case under one of its names, and of the files which. */
const detailNames = {
  billId: id,
  bill_id: id,
  id,
  projectId: id,
  businessKey: id,
  detailid: id,
  attchtype: z.string().max(200).optional(),
}
type DetailNames = Partial<Record<keyof typeof detailNames, string | undefined>>

function askedDetail(wire: DetailNames): { caseId: string; part: string; kind: string } {
  return {
    caseId: wire.billId || wire.bill_id || wire.id || wire.projectId || wire.businessKey || '',
    part: wire.detailid ?? '',
    kind: wire.attchtype ?? '',
  }
}

/** The names under which §7.3 has the id of the case in a call. */
function namesOfId(call: DetailCall): (keyof typeof detailNames)[] {
  if (call.startsWith('tBBdAcController/')) return ['bill_id']
  return idNames[call] ?? ['billId']
}

const idNames: Partial<Record<DetailCall, (keyof typeof detailNames)[]>> = {
  'wbws/getAttachment': ['id', 'businessKey'],
  getCulturalRelicExamine: ['projectId', 'id'],
  getPreventiveProtection: ['id'],
  getBasicInfor: ['id'],
  getKgBascicInfo: ['id'],
}

const byId = plain(z.object({ id: idText }))
const caseView = plain(caseViewSchema)

const wire = filterCodec(caseList)
const counts = z.boolean().optional()
/** A filter that the specification's callers send empty. */
const procesStatus = z.literal('').optional()
const asked = queryCodec(caseList)

/** What an export may be asked for: the columns of every list of cases. */
const exported = { ...caseList, fields: caseDeskFields }

const caseQuery = mapped<Record<string, unknown>, CaseQuery>(
  // a filter by a name that the list has not would else give every case, and who asks would not see why
  z.object({ ...wire.shape, counts, pageNation, procesStatus }).meta(refusingOtherNames),
  (read) => ({ ...asked.toDomain(read), ...(typeof read['counts'] === 'boolean' && { isCounting: read['counts'] }) }),
  ({ isCounting, ...query }) => ({ ...asked.toWire(query), counts: isCounting }),
)

/** The filter alone: a count has neither order nor page. */
const caseFilter = mapped<Record<string, unknown>, { filter: CaseFilter }>(
  z.object({ ...wire.shape, procesStatus }).meta(refusingOtherNames),
  (read) => ({ filter: wire.toDomain(read).filter }),
  ({ filter }) => wire.toWire({ filter, sort: caseList.defaultSort }),
)

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/cases/query',
    summary:
      'Cases in the scope of the caller: filter, sort, page; totals are capped at 999. `counts`: with those of the presets, unless the words are so frequent that the page is there sooner; preset-counts has them then',
    access: 'signed-in',
    tx: 'read',
    input: caseQuery,
    output: casePage,
  }),
  countPresets: endpoint({
    method: 'POST',
    path: '/api/v1/cases/preset-counts',
    summary: 'How many cases each preset of the list has under a filter, counted to one past 999; asked for where a page came without',
    access: 'signed-in',
    tx: 'read',
    input: caseFilter,
    output: inData(plain(z.object({ presets: presetCounts }))),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/cases/export',
    summary: 'The filtered rows as xlsx, streamed; columns as chosen',
    access: 'signed-in',
    tx: 'read',
    input: exportCodec(exported, columnKeys(exported), {
      shape: { counts, pageNation },
      sent: { pageNation: { pageNumber: 1, pageSize: 10 } },
    }),
    output: nothing,
    stream: 'download',
  }),
  exportByAddress: endpoint({
    method: 'GET',
    path: '/api/v1/cases/export',
    summary:
      'The same by an address (§7.4): columns, or their titles, with commas between them; pageNumber and pageSize, unless mark is all',
    access: 'signed-in',
    tx: 'read',
    input: exportCodec(exported, columnText(exported).optional()),
    output: nothing,
    stream: 'download',
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/v1/cases/search',
    summary: 'Cases in the scope of the caller by the words of the search: phrases, OR, minus; the best of the newest that match',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ q: z.string().max(longestQuery) })),
    output: inData(plain(z.object({ rows: z.array(foundCaseSchema), total: z.number(), isCapped: z.boolean() }))),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id',
    summary: 'One case as the caller may see it',
    access: 'signed-in',
    tx: 'read',
    input: byId,
    output: inData(caseView),
  }),
  createDraft: endpoint({
    method: 'POST',
    path: '/api/v1/drafts',
    summary: 'Begins an application: a draft pinned to the current version of the item',
    access: ['case.apply'],
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ itemCode: z.string().max(40) })),
    output: inData(caseView),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/v1/drafts/:id',
    summary:
      'Saves a draft (or the open fields of a correction). A stale base revision is refused with the stored version; the text sent is kept beside it',
    access: ['case.apply'],
    tx: 'write',
    input: plain(
      z.object({
        id: idText,
        baseRevision: counterNumber,
        device: z.string().max(100),
        step: z.string().max(100).optional(),
        data: formDataSchema,
      }),
    ),
    output: inData(plain(z.object({ revision: z.number(), savedAt: z.string() }))),
    bodyLimit: 4 * 1024 * 1024,
  }),
  draftVersions: endpoint({
    method: 'GET',
    path: '/api/v1/drafts/:id/versions',
    summary: 'Versions of a draft that were kept when a save was refused: when, by whom, their size and the sections that differ',
    access: ['case.apply'],
    tx: 'read',
    input: byId,
    output: inData(plain(z.array(draftVersionSummarySchema))),
  }),
  draftVersion: endpoint({
    method: 'GET',
    path: '/api/v1/drafts/:id/versions/:versionId',
    summary: 'One kept version of a draft with its data',
    access: ['case.apply'],
    tx: 'read',
    input: plain(z.object({ id: idText, versionId: idText })),
    output: inData(plain(draftVersionSchema)),
  }),
  lastApplication: endpoint({
    method: 'GET',
    path: '/api/v1/drafts/:id/last-application',
    summary: 'What the account of a draft has said of who applies when it last filed an application of any matter; null where it never has',
    access: ['case.apply'],
    tx: 'read',
    input: byId,
    output: inData(plain(lastApplicationSchema.nullable())),
  }),
  deleteDraft: endpoint({
    method: 'DELETE',
    path: '/api/v1/drafts/:id',
    summary: 'Deletes a draft that was never submitted',
    access: ['case.apply'],
    tx: 'write',
    input: byId,
    output: nothing,
  }),
  moveDraft: endpoint({
    method: 'POST',
    path: '/api/v1/drafts/:id/move',
    summary: 'Moves a draft to the version of its item that is in force; what changed with it stands in `moves`. Again it changes nothing',
    access: ['case.apply'],
    tx: 'write',
    input: byId,
    output: inData(caseView),
  }),
  sawMoves: endpoint({
    method: 'PUT',
    path: '/api/v1/drafts/:id/moves/seen',
    summary: 'Notes that the person has read what changed with the versions of their draft',
    access: ['case.apply'],
    tx: 'write',
    input: byId,
    output: nothing,
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/v1/drafts/:id/check',
    summary: 'What is missing before submission',
    access: ['case.apply'],
    tx: 'read',
    input: byId,
    output: inData(plain(draftCheckSchema)),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/itemAppr/:itemCode',
    summary: 'Submits a draft of the item; the reply is the receipt',
    access: ['case.apply'],
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ itemCode: z.string().max(40), id: idText, baseRevision: counterNumber })),
    output: inData(plain(receiptSchema)),
  }),
  ...reapplyCalls,
  process: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/process',
    summary: 'The drawing of the process with the current and passed steps and the end that was reached',
    access: 'signed-in',
    tx: 'read',
    input: byId,
    output: inData(
      plain(z.object({ bpmn: z.string(), active: z.array(z.string()), passed: z.array(z.string()), ended: z.string().nullable() })),
    ),
  }),
  clock: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/clock',
    summary: 'Each clock of the case, and each day that was set for somebody in it, with the day list behind its date',
    access: 'signed-in',
    tx: 'read',
    input: byId,
    output: inData(plain(z.array(clockCountSchema))),
  }),
  readApplication: endpoint({
    method: 'GET',
    path: '/api/itemAppr/:itemCode/:id',
    summary: 'An application by its id under the code of its matter (§7.3): where it stands, and its form by the names of specification §3',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ itemCode: z.string().max(40), id: idText })),
    output: inData(applicationData),
  }),
  /** The calls of specification §7.3: one handler, mounted under each name (server/modules/case-work/cases/view/detail-calls.ts). */
  detail: endpoint({
    method: 'POST',
    path: '/api/v1/cases/detail/:call',
    summary: 'A section of a case by the name of its detail call (specification §7.3)',
    access: 'signed-in',
    tx: 'read',
    input: mapped(
      z.object({ call: z.string().max(100), ...detailNames }),
      (wire) => ({ call: wire.call, ...askedDetail(wire) }),
      ({ call, caseId, part, kind }) => ({ call, billId: caseId, detailid: part, attchtype: kind }),
    ),
    output: inDataData(plain(z.any())),
  }),
  look: endpoint({
    method: 'GET',
    path: '/api/v1/look-info',
    summary:
      'What the project viewer begins with (specification §2.6): the case, the version of the item whose tree is shown, and its nodes',
    access: 'signed-in',
    tx: 'read',
    input: mapped(
      z.object({ itemCode: z.string().max(60).optional(), id: z.string().max(60) }),
      ({ itemCode = '', id: caseId }) => ({ itemCode, caseId }),
      ({ itemCode, caseId }) => ({ itemCode, id: caseId }),
    ),
    output: inData(plain(lookInfoSchema)),
  }),
}

/** A detail call as its callers make it: by its own path and with the id under the name that §7.3 prints for it. */
export function detailEndpoint(call: DetailCall) {
  return endpoint({
    ...contract.detail,
    method: getDetailCalls.includes(call) ? 'GET' : 'POST',
    path: `/api/${call}`,
    input: mapped(z.object(detailNames), askedDetail, ({ caseId, part, kind }) => ({
      ...Object.fromEntries(namesOfId(call).map((name) => [name, caseId])),
      ...(call === 'wbws/getAttachment' && { detailid: part, attchtype: kind }),
    })),
  })
}
