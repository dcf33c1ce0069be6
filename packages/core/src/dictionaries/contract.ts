import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'

export const contract = {
  entries: endpoint({
    method: 'GET',
    path: '/api/getDicDataByClassCode',
    summary: 'Entries of a published dictionary by its class code, in the editor’s order; none for an unknown one',
    access: 'signed-in',
    tx: 'read',
    input: mapped(
      z.object({ classCode: z.string().max(64) }),
      (wire) => wire.classCode,
      (classCode) => ({ classCode }),
    ),
    output: inData(plain(z.array(z.object({ code: z.string(), name: z.string() })))),
  }),
}
