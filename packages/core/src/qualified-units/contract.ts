import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { limits } from '../http/wire.ts'
import type { Page } from '../kernel/page.ts'
import { qualifiedUnitSorts, validities, type QualifiedUnit, type QualifiedUnitQuery } from './model.ts'

/** Rows of one page of a public list at most. */
const maxPublicPage = 100

const wireFilter = z.object({
  keyword: z.string().max(limits.keyword).optional(),
  provinceCode: z.string().max(2).optional(),
  kind: z.string().max(20).optional(),
  grade: z.string().max(8).optional(),
  validity: z.enum(validities).optional(),
  sort: z.enum(qualifiedUnitSorts).optional(),
})

const row = z.object({
  id: z.string(),
  name: z.string(),
  provinceCode: z.string(),
  kind: z.string(),
  grade: z.string(),
  certificateNumber: z.string(),
  businessScope: z.string(),
  issuer: z.string(),
  issuedOn: z.string().nullable(),
  validUntil: z.string(),
  file: z.object({ id: z.string(), name: z.string() }).nullable(),
})

function toFilter(wire: z.output<typeof wireFilter>): Omit<QualifiedUnitQuery, 'page'> {
  const { keyword, provinceCode, kind, grade, validity, sort } = wire
  return {
    keyword: keyword || undefined,
    provinceCode: provinceCode || undefined,
    kind: kind || undefined,
    grade: grade || undefined,
    validity,
    sort: sort ?? 'valid-desc',
  }
}

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/qualified-units/query',
    summary:
      'One page of the qualified units; public, as decisions on licences are (行政许可法 40条). Who holds a certificate is told to everybody, its scan to those who are signed in',
    access: 'public',
    tx: 'read',
    service: 9200,
    input: mapped(
      wireFilter.extend({
        pageNation: z.object({ pageNumber: z.number().int().min(1).max(1000), pageSize: z.number().int().min(1).max(maxPublicPage) }),
      }),
      ({ pageNation, ...wire }): QualifiedUnitQuery => ({
        ...toFilter(wire),
        page: { number: pageNation.pageNumber, size: pageNation.pageSize },
      }),
      ({ page, ...filter }) => ({ ...filter, pageNation: { pageNumber: page.number, pageSize: page.size } }),
    ),
    output: inData(
      mapped(
        z.object({ data: z.array(row), pagination: z.object({ totalNum: z.number(), capped: z.boolean() }) }),
        (wire): Page<QualifiedUnit> => ({ rows: wire.data, total: wire.pagination.totalNum, isCapped: wire.pagination.capped }),
        ({ rows, total, isCapped }) => ({ data: rows, pagination: { totalNum: total, capped: isCapped } }),
      ),
    ),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/qualified-units/export',
    summary: 'The qualified units of the same query as xlsx',
    access: 'public',
    tx: 'none',
    stream: 'download',
    service: 9200,
    input: mapped(
      wireFilter.extend({ columns: z.array(z.string().max(40)).max(20).optional() }),
      ({ columns, ...wire }) => ({ ...toFilter(wire), columns: columns ?? [] }),
      (asked) => asked,
    ),
    output: plain(z.object({})),
  }),
}
