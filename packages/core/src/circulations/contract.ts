import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { pageCodec, queryCodec } from '../list/wire.ts'
import { circulationList } from './list.ts'
import { circulationRowSchema } from './schemas.ts'

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/v1/circulations/query',
    summary: 'One page of the cases that were circulated to the caller for reading: those that wait, those that were read',
    access: ['case.circulate'],
    tx: 'read',
    input: queryCodec(circulationList),
    output: inData(pageCodec(plain(circulationRowSchema))),
  }),
}
