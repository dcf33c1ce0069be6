import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { columnKeys, exportCodec, pageCodec, queryCodec } from '../list/wire.ts'
import { operationList, signInList } from './list.ts'
import { operationRowSchema, signInRowSchema, verificationSchema } from './schemas.ts'

const none = plain(z.object({}))
const signInReaders = ['log.sign-in'] as const
const auditors = ['audit.read'] as const

/** Reading is `write`: each look into a log leaves a row of its own in it. */
export const contract = {
  figures: endpoint({
    method: 'GET',
    path: '/api/v1/logs/figures',
    summary: 'How many sign-ins were refused today, for the home page; the rows themselves are in the log',
    access: signInReaders,
    tx: 'read',
    input: none,
    output: inData(plain(z.object({ deniedToday: z.number(), isCapped: z.boolean() }))),
  }),
  signIns: endpoint({
    method: 'POST',
    path: '/api/v1/logs/sign-ins/query',
    summary: 'One page of the login log',
    access: signInReaders,
    tx: 'write',
    input: queryCodec(signInList),
    output: inData(pageCodec(plain(signInRowSchema))),
  }),
  exportSignIns: endpoint({
    method: 'POST',
    path: '/api/v1/logs/sign-ins/export',
    summary: 'The filtered login log as xlsx',
    access: signInReaders,
    tx: 'none',
    stream: 'download',
    input: exportCodec(signInList, columnKeys(signInList).optional()),
    output: none,
  }),
  operations: endpoint({
    method: 'POST',
    path: '/api/v1/logs/operations/query',
    summary: 'One page of the operation log',
    access: auditors,
    tx: 'write',
    input: queryCodec(operationList),
    output: inData(pageCodec(plain(operationRowSchema))),
  }),
  exportOperations: endpoint({
    method: 'POST',
    path: '/api/v1/logs/operations/export',
    summary: 'The filtered operation log as xlsx',
    access: auditors,
    tx: 'none',
    stream: 'download',
    input: exportCodec(operationList, columnKeys(operationList).optional()),
    output: none,
  }),
  startVerification: endpoint({
    method: 'POST',
    path: '/api/v1/logs/verifications',
    summary: 'Begins to verify the whole audit trail; gives the run at hand when there is one',
    access: auditors,
    tx: 'write',
    input: none,
    output: inData(plain(verificationSchema)),
  }),
  lastVerification: endpoint({
    method: 'GET',
    path: '/api/v1/logs/verifications/last',
    summary: 'The last run of the verifier with its progress or result',
    access: auditors,
    tx: 'read',
    input: none,
    output: inData(plain(verificationSchema.nullable())),
  }),
}
