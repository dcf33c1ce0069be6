import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, textSchema } from '../http/wire.ts'
import { columnKeys, exportCodec, pageCodec, publicPage, queryCodec } from '../list/wire.ts'
import { decisionList } from './list.ts'

const row = z.object({
  id: z.string(),
  number: z.string(),
  matter: textSchema,
  title: z.string(),
  unitName: z.string(),
  provinceCode: z.string().nullable(),
  decidedOn: z.string(),
})

const text = z.object({
  title: z.string(),
  mainRecipient: z.string(),
  body: z.array(z.string()),
  closing: z.string(),
  issuer: z.string(),
})

export const contract = {
  get: endpoint({
    method: 'GET',
    path: '/api/v1/decisions/:id',
    summary: 'A licence that was granted, with the text of the reply where that is published',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: inData(plain(row.extend({ text: text.nullable() }))),
  }),
  query: endpoint({
    method: 'POST',
    path: '/api/v1/decisions/query',
    summary:
      'One page of the licences that were granted, open to the public (行政许可法 40条); of persons who applied neither name nor title',
    access: 'public',
    tx: 'read',
    input: queryCodec(decisionList, publicPage),
    output: inData(pageCodec(plain(row))),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/decisions/export',
    summary: 'The licences of the same query as xlsx',
    access: 'public',
    tx: 'none',
    stream: 'download',
    input: exportCodec(decisionList, columnKeys(decisionList).optional()),
    output: plain(z.object({})),
  }),
}
