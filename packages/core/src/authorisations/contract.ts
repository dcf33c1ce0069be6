import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { dateText, idText } from '../http/wire.ts'
import { authorisationSchema, deputySchema } from './model.ts'

const access = ['task.authorise'] as const
const rows = inData(plain(z.array(authorisationSchema)))

/** 授权办理: an official lets a colleague of the same body handle their tasks, for some days. */
export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/authorisations',
    summary: 'Authorisations that the caller gave or was given, for a lead those of the whole body; the newest first',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: rows,
  }),
  deputies: endpoint({
    method: 'GET',
    path: '/api/v1/authorisations/deputies',
    summary: 'Colleagues of the caller’s body who may be authorised',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(deputySchema))),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/authorisations',
    summary: 'Authorises a colleague from one day to another, for all items or some',
    access,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ deputyId: idText, itemCodes: z.array(z.string().max(40)).max(200), fromOn: dateText, toOn: dateText })),
    output: rows,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/v1/authorisations/:id/revoke',
    summary: 'Ends an authorisation before its day: who gave it, or the lead of the body',
    access,
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ id: idText })),
    output: rows,
  }),
}
