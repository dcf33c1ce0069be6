import { z } from 'zod'
import { nameOf } from '../codes/code-list.ts'
import { standardNatures } from '../codes/standard-natures.ts'
import { standardStatuses } from '../codes/standard-statuses.ts'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { columnKeys, exportCodec, pageCodec, publicPage, queryCodec } from '../list/wire.ts'
import { standardList } from './list.ts'
import type { Standard } from './model.ts'

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

const standard = mapped(
  wireStandard,
  (wire): Standard => ({
    id: wire.id,
    number: wire.standardNum,
    title: wire.title,
    publishedOn: wire.publishingDate || null,
    effectiveOn: wire.executeDate || null,
    natureCode: wire.standardNatureCode,
    statusCode: wire.standardStatusCode,
    publisher: wire.publishingBody,
  }),
  (row) => ({
    id: row.id,
    standardNum: row.number,
    title: row.title,
    publishingDate: row.publishedOn ?? '',
    executeDate: row.effectiveOn ?? '',
    standardNatureCode: row.natureCode,
    standardNatureName: row.natureCode === '' ? '' : nameOf(standardNatures, row.natureCode, 'zh_CN'),
    standardStatusCode: row.statusCode,
    standardStatusName: row.statusCode === '' ? '' : nameOf(standardStatuses, row.statusCode, 'zh_CN'),
    publishingBody: row.publisher,
  }),
)

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/industry/navigation/bzgf/find',
    summary: 'One page of the standards (specification §7.2)',
    access: 'public',
    tx: 'read',
    input: queryCodec(standardList, publicPage),
    output: inData(pageCodec(standard)),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/industry/navigation/bzgf/export',
    summary: 'The standards of the same query as xlsx',
    access: 'public',
    tx: 'none',
    stream: 'download',
    input: exportCodec(standardList, columnKeys(standardList).optional(), { shape: { pageNation: publicPage.optional() } }),
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
