import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { columnKeys, exportCodec, pageCodec, queryCodec } from '../list/wire.ts'
import { circulationList } from './list.ts'
import { circulationRowSchema } from './schemas.ts'

const access = ['case.circulate'] as const

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/circulations/query',
    summary: 'One page of the cases that were circulated to the caller for reading: those that wait, those that were read',
    access,
    tx: 'read',
    input: queryCodec(circulationList),
    output: inData(pageCodec(plain(circulationRowSchema))),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/circulations/export',
    summary: 'What was circulated to the caller, of the same query, as xlsx',
    access,
    tx: 'read',
    stream: 'download',
    input: exportCodec(circulationList, columnKeys(circulationList)),
    output: plain(z.object({})),
  }),
}
