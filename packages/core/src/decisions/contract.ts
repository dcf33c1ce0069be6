import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { textSchema } from '../http/wire.ts'
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

export const contract = {
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
