import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { columnKeys, exportCodec, pageCodec, publicPage, queryCodec } from '../list/wire.ts'
import { qualifiedUnitList } from './list.ts'

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

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/qualified-units/query',
    summary:
      'One page of the qualified units; public, as decisions on licences are (行政许可法 40条). Who holds a certificate is told to everybody, its scan to those who are signed in',
    access: 'public',
    tx: 'read',
    service: 9200,
    input: queryCodec(qualifiedUnitList, publicPage),
    output: inData(pageCodec(plain(row))),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/qualified-units/export',
    summary: 'The qualified units of the same query as xlsx',
    access: 'public',
    tx: 'none',
    stream: 'download',
    service: 9200,
    input: exportCodec(qualifiedUnitList, columnKeys(qualifiedUnitList).optional()),
    output: plain(z.object({})),
  }),
}
