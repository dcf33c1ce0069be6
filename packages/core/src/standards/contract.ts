import { z } from 'zod'
import { nameOf } from '../codes/code-list.ts'
import { standardNatures } from '../codes/standard-natures.ts'
import { standardStatuses } from '../codes/standard-statuses.ts'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { dateText, limits } from '../http/wire.ts'
import type { Page } from '../kernel/page.ts'
import { standardFields, standardSorts, type Standard, type StandardField, type StandardFilter, type StandardQuery } from './model.ts'

/** Rows of one page of a public list at most. */
const maxPublicPage = 100
const publicPage = z.object({ pageNumber: z.number().int().min(1).max(1000), pageSize: z.number().int().min(1).max(maxPublicPage) })

/** The search type of specification §2.4 (关键字, 标准名称, 标准号), named by the field it looks in. */
const wireFields: Record<StandardField, 'keyWord' | 'title' | 'standardNum'> = { any: 'keyWord', title: 'title', number: 'standardNum' }
const blank = z.literal('')

const filterShape = {
  keyWord: z.string().max(limits.keyword).optional(),
  searchType: z.enum(['keyWord', 'title', 'standardNum']).optional(),
  publishingDateStart: z.union([dateText, blank]).optional(),
  publishingDateEnd: z.union([dateText, blank]).optional(),
  standardStatusCode: z.string().max(8).optional(),
  standardNatureCode: z.string().max(8).optional(),
  sort: z.enum(standardSorts).optional(),
}
const wireFilter = z.object(filterShape)

function toFilter(wire: z.output<typeof wireFilter>): StandardFilter {
  return {
    keyword: wire.keyWord || undefined,
    field: standardFields.find((field) => wireFields[field] === wire.searchType),
    publishedFrom: wire.publishingDateStart || undefined,
    publishedTo: wire.publishingDateEnd || undefined,
    statusCode: wire.standardStatusCode || undefined,
    natureCode: wire.standardNatureCode || undefined,
  }
}

/** The body of specification §7.2 for a filter. */
function toWireFilter({ filter, sort }: Omit<StandardQuery, 'page'>): z.output<typeof wireFilter> {
  return {
    keyWord: filter.keyword,
    searchType: filter.field === undefined ? undefined : wireFields[filter.field],
    publishingDateStart: filter.publishedFrom,
    publishingDateEnd: filter.publishedTo,
    standardStatusCode: filter.statusCode,
    standardNatureCode: filter.natureCode,
    sort,
  }
}

const query = mapped(
  wireFilter.extend({ pageNation: publicPage }),
  ({ pageNation, ...wire }): StandardQuery => ({
    filter: toFilter(wire),
    sort: wire.sort ?? 'published-desc',
    page: { number: pageNation.pageNumber, size: pageNation.pageSize },
  }),
  (asked) => ({ ...toWireFilter(asked), pageNation: { pageNumber: asked.page.number, pageSize: asked.page.size } }),
)

const exportQuery = mapped(
  wireFilter.extend({ pageNation: publicPage.optional(), columns: z.array(z.string().max(40)).max(20).optional() }),
  ({ columns, ...wire }) => ({ filter: toFilter(wire), sort: wire.sort ?? ('published-desc' as const), columns: columns ?? [] }),
  ({ columns, ...asked }) => ({ ...toWireFilter(asked), columns }),
)

/** The record of specification §3, with the codes behind the names and our id. */
const wireStandard = z.object({
  id: z.string(),
  standardNum: z.string(),
  title: z.string(),
  publishingDate: z.string(),
  executeDate: z.string(),
  standardNatureCode: z.string(),
  standardNatureName: z.string(),
  standardStatusCode: z.string(),
  standardStatusName: z.string(),
  publishingBody: z.string(),
})

const toStandard = (wire: z.output<typeof wireStandard>): Standard => ({
  id: wire.id,
  number: wire.standardNum,
  title: wire.title,
  publishedOn: wire.publishingDate || null,
  effectiveOn: wire.executeDate || null,
  natureCode: wire.standardNatureCode,
  statusCode: wire.standardStatusCode,
  publisher: wire.publishingBody,
})

const toWireStandard = (standard: Standard): z.output<typeof wireStandard> => ({
  id: standard.id,
  standardNum: standard.number,
  title: standard.title,
  publishingDate: standard.publishedOn ?? '',
  executeDate: standard.effectiveOn ?? '',
  standardNatureCode: standard.natureCode,
  standardNatureName: standard.natureCode === '' ? '' : nameOf(standardNatures, standard.natureCode, 'zh_CN'),
  standardStatusCode: standard.statusCode,
  standardStatusName: standard.statusCode === '' ? '' : nameOf(standardStatuses, standard.statusCode, 'zh_CN'),
  publishingBody: standard.publisher,
})

const page = inData(
  mapped(
    z.object({ data: z.array(wireStandard), pagination: z.object({ totalNum: z.number(), capped: z.boolean() }) }),
    (wire): Page<Standard> => ({ rows: wire.data.map(toStandard), total: wire.pagination.totalNum, isCapped: wire.pagination.capped }),
    ({ rows, total, isCapped }) => ({ data: rows.map(toWireStandard), pagination: { totalNum: total, capped: isCapped } }),
  ),
)

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/industry/navigation/bzgf/find',
    summary: 'One page of the standards (specification §7.2)',
    access: 'public',
    tx: 'read',
    input: query,
    output: page,
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/industry/navigation/bzgf/export',
    summary: 'The standards of the same query as xlsx',
    access: 'public',
    tx: 'none',
    stream: 'download',
    input: exportQuery,
    output: plain(z.object({})),
  }),
  codes: endpoint({
    method: 'POST',
    path: '/api/sysCodes/find',
    summary: 'A code list: StandardStatusCode or StandardNatureCode',
    access: 'public',
    tx: 'none',
    input: mapped(
      z.object({ ClassCode: z.string().max(64) }),
      (wire) => ({ list: wire.ClassCode }),
      ({ list }) => ({ ClassCode: list }),
    ),
    output: inData(plain(z.array(z.object({ code: z.string(), name: z.string() })))),
  }),
}
