import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { dateText, idText, limits } from '../http/wire.ts'
import type { Page } from '../kernel/page.ts'
import { filedProjectSorts, type FiledProject, type FiledProjectQuery } from './model.ts'

const blank = z.literal('')
const filterShape = {
  keyword: z.string().max(limits.keyword).optional(),
  provinceCode: z.string().max(2).optional(),
  approvedFrom: z.union([dateText, blank]).optional(),
  approvedTo: z.union([dateText, blank]).optional(),
  hasFile: z.boolean().optional(),
  sort: z.enum(filedProjectSorts).optional(),
}
const wireFilter = z.object(filterShape)

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

function toFilter(wire: z.output<typeof wireFilter>): Omit<FiledProjectQuery, 'page'> {
  const { keyword, provinceCode, approvedFrom, approvedTo, hasFile, sort } = wire
  return {
    keyword: keyword || undefined,
    provinceCode: provinceCode || undefined,
    approvedFrom: approvedFrom || undefined,
    approvedTo: approvedTo || undefined,
    hasFile,
    sort: sort ?? 'approved-desc',
  }
}

const query = mapped(
  wireFilter.extend({
    pageNation: z.object({ pageNumber: z.number().int().min(1).max(1000), pageSize: z.number().int().min(1).max(1000) }),
  }),
  ({ pageNation, ...wire }): FiledProjectQuery => ({
    ...toFilter(wire),
    page: { number: pageNation.pageNumber, size: pageNation.pageSize },
  }),
  ({ page, ...filter }) => ({ ...filter, pageNation: { pageNumber: page.number, pageSize: page.size } }),
)

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/filed-projects/query',
    summary: 'One page of the filed projects of one’s scope: a province its own, the national bureau all',
    access: ['filed-project.read'],
    tx: 'read',
    input: query,
    output: inData(
      mapped(
        z.object({ data: z.array(row), pagination: z.object({ totalNum: z.number(), capped: z.boolean() }) }),
        (wire): Page<FiledProject> => ({ rows: wire.data, total: wire.pagination.totalNum, isCapped: wire.pagination.capped }),
        ({ rows, total, isCapped }) => ({ data: rows, pagination: { totalNum: total, capped: isCapped } }),
      ),
    ),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/filed-projects/export',
    summary: 'The filed projects of the same query as xlsx',
    access: ['filed-project.read'],
    tx: 'none',
    stream: 'download',
    input: mapped(
      wireFilter.extend({ columns: z.array(z.string().max(40)).max(20).optional() }),
      ({ columns, ...wire }) => ({ ...toFilter(wire), columns: columns ?? [] }),
      (asked) => asked,
    ),
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
    output: inData(plain(z.object({ id: z.string(), name: z.string() }))),
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
