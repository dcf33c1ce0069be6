import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { pageCodec, queryCodec } from '../list/wire.ts'
import { operatorList } from './list.ts'
import { accountCheck, entity, individual, operator, operatorForm, registered } from './wire.ts'

export const contract = {
  confirmAccount: endpoint({
    method: 'POST',
    path: '/api/v1/registration/account',
    summary:
      'The account step of a registration: checks the password, where it is sent, and the code of the message or its proof, then whether user name and telephone are free; gives a proof (30 min) to send as vCode',
    access: 'public',
    tx: 'write',
    input: accountCheck,
    output: inData(plain(z.object({ proof: z.string() }))),
  }),
  individual: endpoint({
    method: 'POST',
    path: '/api/natralRegist',
    summary: 'Registers an individual; needs an Idempotency-Key, and the same key gives the same account',
    access: 'public',
    tx: 'write',
    input: individual,
    output: inData(registered),
  }),
  entity: endpoint({
    method: 'POST',
    path: '/api/corpRegist',
    summary:
      'Registers a legal entity with its first user, who administers its operators; needs an Idempotency-Key, and the same key gives the same account',
    access: 'public',
    tx: 'write',
    input: entity,
    output: inData(registered),
  }),
  addOperator: endpoint({
    method: 'POST',
    path: '/api/corpOperator',
    summary:
      'Adds an operator (a further account) to the caller’s entity; needs an Idempotency-Key, and the same key gives the same account',
    access: ['operator.manage'],
    tx: 'write',
    input: operatorForm,
    output: inData(registered),
  }),
  operators: endpoint({
    method: 'POST',
    path: '/api/v1/operators/query',
    summary: 'The operators of the caller’s entity; telephones masked',
    access: ['operator.manage'],
    tx: 'read',
    input: queryCodec(operatorList),
    output: inData(pageCodec(operator)),
  }),
  authorizeOperator: endpoint({
    method: 'PUT',
    path: '/api/v1/operators/:id/authorization',
    summary: 'Lets an operator act for the caller’s entity, or no longer',
    access: ['operator.manage'],
    tx: 'write',
    input: plain(z.object({ id: idText, authorized: z.boolean() })),
    output: nothing,
  }),
  disableOperator: endpoint({
    method: 'PUT',
    path: '/api/v1/operators/:id/lock',
    summary: 'Locks an operator’s account and ends its sessions, or unlocks what the entity itself has locked',
    access: ['operator.manage'],
    tx: 'write',
    input: plain(z.object({ id: idText, locked: z.boolean() })),
    output: nothing,
  }),
}
