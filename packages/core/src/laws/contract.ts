import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { dateText, idText, limits } from '../http/wire.ts'
import { formatDateTime } from '../kernel/date.ts'
import type { Page } from '../kernel/page.ts'
import { lawDates, lawSorts, lawStandings, lawTabNames, tabOfName, type LawFilter, type LawQuery, type LawRow } from './model.ts'
import { lawDetailSchema } from './schemas.ts'

/** Rows of one page of a public list at most. */
const maxPublicPage = 100
const publicPage = z.object({ pageNumber: z.number().int().min(1).max(1000), pageSize: z.number().int().min(1).max(maxPublicPage) })
const blank = z.literal('')

/** The body of specification §7.2; `legalType` is the name of a tab or of a class of law, blank for all; `lawClass` is a class within the tab. */
const wireFilter = z.object({
  keyWord: z.string().max(limits.keyword).optional(),
  legalType: z.string().max(40).optional(),
  lawClass: z.string().max(40).optional(),
  publish_dateS: z.union([dateText, blank]).optional(),
  publish_dateE: z.union([dateText, blank]).optional(),
  dateType: z.enum(lawDates).optional(),
  standing: z.enum(lawStandings).optional(),
  sort: z.enum(lawSorts).optional(),
})
type WireFilter = z.output<typeof wireFilter>

function toFilter(wire: WireFilter): LawFilter {
  const tab = tabOfName(wire.legalType ?? '')
  return {
    keyword: wire.keyWord || undefined,
    tab: tab === 'all' ? undefined : tab,
    lawClass: wire.lawClass || (tab === undefined ? wire.legalType || undefined : undefined),
    from: wire.publish_dateS || undefined,
    to: wire.publish_dateE || undefined,
    dateKind: wire.dateType,
    standing: wire.standing,
  }
}

/** The wire form of a filter, for the query and for the address of an export. */
function toWireFilter({ filter, sort }: Omit<LawQuery, 'page'>): WireFilter {
  return {
    keyWord: filter.keyword,
    legalType: filter.tab === undefined ? undefined : lawTabNames[filter.tab].zh_CN,
    lawClass: filter.lawClass,
    publish_dateS: filter.from,
    publish_dateE: filter.to,
    dateType: filter.dateKind,
    standing: filter.standing,
    sort,
  }
}

const query = mapped(
  wireFilter.extend({ pageNation: publicPage }),
  ({ pageNation, ...wire }): LawQuery => ({
    filter: toFilter(wire),
    sort: wire.sort ?? 'published-desc',
    page: { number: pageNation.pageNumber, size: pageNation.pageSize },
  }),
  (asked) => ({ ...toWireFilter(asked), pageNation: { pageNumber: asked.page.number, pageSize: asked.page.size } }),
)

const exportQuery = mapped(
  wireFilter.extend({ columns: z.string().max(400).optional() }),
  ({ columns, ...wire }) => ({
    filter: toFilter(wire),
    sort: wire.sort ?? ('published-desc' as const),
    columns: columns?.split(',').filter(Boolean) ?? [],
  }),
  ({ columns, ...asked }) => ({ ...toWireFilter(asked), columns: columns.join(',') }),
)

/** The record of specification §3, and how the text stands today. `publish_date` repeats the day of `publish_time`; blank where it is unknown. */
const wireLaw = z.object({
  article_id: z.string(),
  article_title: z.string(),
  dispatch_number: z.string(),
  legal_type: z.string(),
  publish_time: z.string(),
  written_time: z.string(),
  source_name: z.string(),
  publish_date: z.string(),
  gmt_create: z.string(),
  standing: z.enum(lawStandings),
})

const toLaw = (wire: z.output<typeof wireLaw>): LawRow => ({
  id: wire.article_id,
  title: wire.article_title,
  documentNumber: wire.dispatch_number,
  lawClass: wire.legal_type,
  publishedOn: wire.publish_time || null,
  writtenOn: wire.written_time || null,
  issuer: wire.source_name,
  createdAt: wire.gmt_create,
  standing: wire.standing,
})

const toWireLaw = (law: LawRow): z.output<typeof wireLaw> => ({
  article_id: law.id,
  article_title: law.title,
  dispatch_number: law.documentNumber,
  legal_type: law.lawClass,
  publish_time: law.publishedOn ?? '',
  written_time: law.writtenOn ?? '',
  source_name: law.issuer,
  publish_date: law.publishedOn ?? '',
  gmt_create: formatDateTime(new Date(law.createdAt)),
  standing: law.standing,
})

const page = inData(
  mapped(
    z.object({ data: z.array(wireLaw), pagination: z.object({ totalNum: z.number(), capped: z.boolean() }) }),
    (wire): Page<LawRow> => ({ rows: wire.data.map(toLaw), total: wire.pagination.totalNum, isCapped: wire.pagination.capped }),
    ({ rows, total, isCapped }) => ({ data: rows.map(toWireLaw), pagination: { totalNum: total, capped: isCapped } }),
  ),
)

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/laws/find/Navigation',
    summary: 'One page of the laws and regulations (specification §7.2)',
    access: 'public',
    tx: 'read',
    input: query,
    output: page,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/exportLaws',
    summary: 'The laws of the same query as xlsx',
    access: 'public',
    tx: 'none',
    stream: 'download',
    input: exportQuery,
    output: plain(z.object({})),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/v1/laws/:id',
    summary: 'One law with its text, its other versions and what belongs to it; null where there is none',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: inData(plain(lawDetailSchema.nullable())),
  }),
}
