import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { dateText, limits, pageNation } from '../http/wire.ts'
import type { Page, PageRequest } from '../kernel/page.ts'
import { auditOutcomes, logSorts, operationPresets, type LogSort, type OperationFilter, type SignInFilter } from './model.ts'
import { operationRowSchema, signInRowSchema, verificationSchema } from './schemas.ts'

export interface LogQuery<Filter> {
  filter: Filter
  sort: LogSort
  page: PageRequest
}
export type SignInQuery = LogQuery<SignInFilter>
export type OperationQuery = LogQuery<OperationFilter>

const period = { from: dateText.optional(), to: dateText.optional() }
const person = z.string().max(limits.keyword).optional()
const outcome = z.enum(auditOutcomes).optional()

const signInFilter = z.object({ ...period, person, outcome, address: z.string().max(60).optional() })
const operationFilter = z.object({
  ...period,
  preset: z.enum(operationPresets).optional(),
  person,
  outcome,
  action: z.string().max(100).optional(),
  objectType: z.string().max(40).optional(),
  objectId: z.string().max(100).optional(),
  id: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
})
const sort = z.enum(logSorts).optional()
const columns = z.array(z.string().max(40)).max(30).optional()

const signInQuery = mapped(
  signInFilter.extend({ sort, pageNation }),
  ({ sort: wireSort, pageNation: { pageNumber, pageSize }, ...filter }): SignInQuery => ({
    filter,
    sort: wireSort ?? 'at-desc',
    page: { number: pageNumber, size: pageSize },
  }),
  (query) => ({ ...query.filter, sort: query.sort, pageNation: { pageNumber: query.page.number, pageSize: query.page.size } }),
)
const operationQuery = mapped(
  operationFilter.extend({ sort, pageNation }),
  ({ sort: wireSort, pageNation: { pageNumber, pageSize }, ...filter }): OperationQuery => ({
    filter: { ...filter, preset: filter.preset ?? 'operations' },
    sort: wireSort ?? 'at-desc',
    page: { number: pageNumber, size: pageSize },
  }),
  (query) => ({ ...query.filter, sort: query.sort, pageNation: { pageNumber: query.page.number, pageSize: query.page.size } }),
)

/** A page in the shape of every list: `{data: {data, pagination}}`. */
function pageOf<W>(row: z.ZodType<W>) {
  return inData(
    mapped(
      z.object({ data: z.array(row), pagination: z.object({ totalNum: z.number(), capped: z.boolean() }) }),
      (wire): Page<W> => ({ rows: wire.data, total: wire.pagination.totalNum, isCapped: wire.pagination.capped }),
      (page) => ({ data: page.rows, pagination: { totalNum: page.total, capped: page.isCapped } }),
    ),
  )
}

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
    input: signInQuery,
    output: pageOf(signInRowSchema),
  }),
  exportSignIns: endpoint({
    method: 'POST',
    path: '/api/v1/logs/sign-ins/export',
    summary: 'The filtered login log as xlsx',
    access: signInReaders,
    tx: 'none',
    stream: 'download',
    input: plain(signInFilter.extend({ sort, columns })),
    output: none,
  }),
  operations: endpoint({
    method: 'POST',
    path: '/api/v1/logs/operations/query',
    summary: 'One page of the operation log',
    access: auditors,
    tx: 'write',
    input: operationQuery,
    output: pageOf(operationRowSchema),
  }),
  exportOperations: endpoint({
    method: 'POST',
    path: '/api/v1/logs/operations/export',
    summary: 'The filtered operation log as xlsx',
    access: auditors,
    tx: 'none',
    stream: 'download',
    input: plain(operationFilter.extend({ sort, columns })),
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
