import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { dateText, idText } from '../http/wire.ts'
import { columnKeys, exportCodec, pageCodec, queryCodec } from '../list/wire.ts'
import { obligationList } from './list.ts'
import { reportLimits, verdicts } from './model.ts'
import { obligationRowSchema, obligationViewSchema, uploadedFileSchema } from './schemas.ts'

const read = ['obligation.read'] as const
const handle = ['obligation.handle'] as const
const views = inData(plain(z.array(obligationViewSchema)))

/** 后续义务: what a positive decision obliges an applicant or a province to do, with the reports on it. */
export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/obligations/query',
    summary: 'One page of the obligations of the cases of one’s scope: what is to be done, late, to be confirmed, met',
    access: read,
    tx: 'read',
    input: queryCodec(obligationList),
    output: inData(pageCodec(plain(obligationRowSchema))),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/obligations/export',
    summary: 'The obligations of the same query as xlsx',
    access: read,
    tx: 'read',
    stream: 'download',
    input: exportCodec(obligationList, columnKeys(obligationList)),
    output: plain(z.object({})),
  }),
  ofCase: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:caseId/obligations',
    summary: 'The obligations of a case of one’s scope in their order, with every report',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ caseId: idText })),
    output: views,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/obligations/files',
    summary: 'Uploads a file for the report on an open obligation of one’s own (multipart: file, obligationId); 20 MB, type by content',
    access: handle,
    tx: 'write',
    idempotent: true,
    stream: 'upload',
    input: plain(z.object({ obligationId: idText })),
    output: inData(plain(uploadedFileSchema)),
  }),
  removeFile: endpoint({
    method: 'DELETE',
    path: '/api/v1/obligations/files/:fileId',
    summary: 'Takes away a file that one uploaded and that no report has yet',
    access: handle,
    tx: 'write',
    input: plain(z.object({ fileId: idText })),
    output: inData(plain(z.object({}))),
  }),
  fileLink: endpoint({
    method: 'POST',
    path: '/api/v1/obligations/files/link',
    summary: 'A link to a file of a report on a case of one’s scope, signed for five minutes',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ fileId: idText })),
    output: inData(plain(z.string())),
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/v1/obligations/:id/report',
    summary: 'Reports that an obligation of one’s own was met, on which day, with what was uploaded for it; gives those of its case',
    access: handle,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ id: idText, day: dateText, content: z.string().max(reportLimits.content) })),
    output: views,
  }),
  judge: endpoint({
    method: 'POST',
    path: '/api/v1/obligations/:id/judge',
    summary: 'Confirms the report that waits, or returns it with the reason; gives the obligations of its case',
    access: handle,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ id: idText, reportId: idText, verdict: z.enum(verdicts), reason: z.string().max(reportLimits.reason) })),
    output: views,
  }),
}
