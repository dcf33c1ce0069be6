import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { uploadedReference } from '../files/wire.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { columnKeys, exportCodec, queryCodec, summedPageCodec } from '../list/wire.ts'
import { filedProjectList } from './list.ts'

const row = z.object({
  id: z.string(),
  provinceCode: z.string(),
  unitName: z.string(),
  projectName: z.string(),
  approvalNumber: z.string(),
  approvedOn: z.string(),
  approvingBody: z.string(),
  budget: z.number().nullable(),
  designUnit: z.string(),
  filedOn: z.string(),
  file: z.object({ id: z.string(), name: z.string() }).nullable(),
})

const pageNation = z.object({ pageNumber: z.number().int().min(1).max(1000), pageSize: z.number().int().min(1).max(1000) })

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/filed-projects/query',
    summary: 'One page of the filed projects of one’s scope: a province its own, the national bureau all',
    access: ['filed-project.read'],
    tx: 'read',
    input: queryCodec(filedProjectList, pageNation),
    output: inData(summedPageCodec(plain(row), ['budget'])),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/filed-projects/export',
    summary: 'The filed projects of the same query as xlsx',
    access: ['filed-project.read'],
    tx: 'none',
    stream: 'download',
    input: exportCodec(filedProjectList, columnKeys(filedProjectList).optional()),
    output: plain(z.object({})),
  }),
  uploadApproval: endpoint({
    method: 'POST',
    path: '/api/uploadRecordApprovalFile',
    summary:
      'Attaches the approval document (multipart: file, bid = project) to a filed project of one’s own province; PDF or OFD by content. A replaced one stays on record',
    access: ['filed-project.import'],
    tx: 'write',
    idempotent: true,
    stream: 'upload',
    input: mapped(
      z.object({ bid: idText }),
      (wire) => ({ projectId: wire.bid }),
      ({ projectId }) => ({ bid: projectId }),
    ),
    output: inData(uploadedReference),
  }),
  approvalLink: endpoint({
    method: 'POST',
    path: '/api/v1/filed-projects/:id/approval-link',
    summary: 'A signed link to the approval document of a filed project of one’s scope, good for five minutes',
    access: ['filed-project.read'],
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: inData(plain(z.string())),
  }),
}
