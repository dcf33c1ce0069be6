import { z } from 'zod'
import { userKindCode, userKindOf } from '../auth/model.ts'
import { batchResults, maxBatch } from '../http/batch.ts'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, limits, lineText, nameText, pageNation, paramsSchema } from '../http/wire.ts'
import { locales } from '../i18n/text.ts'
import { columnKeys, exportCodec, pageCodec, queryCodec } from '../list/wire.ts'
import { accountList } from './list.ts'
import { accountRoleSchema, accountRow, accountView } from './wire.ts'
import { importColumns } from './import-row.ts'
import { batchActs, passwordDeliveries, revealableFields, type AccountBatch, type AccountChange, type AccountInput } from './model.ts'

const version = z.number().int().min(1)
const byId = plain(z.object({ id: idText }))
const versioned = plain(z.object({ id: idText, version }))
const withReason = plain(z.object({ id: idText, version, reason: lineText }))
const language = z.enum(locales).optional()
const password = inData(plain(z.object({ password: z.string() })))
const read = ['user.read'] as const
const manage = ['user.manage'] as const
const approve = ['user.approve'] as const

const inputWire = z.object({
  username: nameText,
  familyName: nameText.optional(),
  name: nameText,
  userType: z.enum(['1', '2', '3']),
  orgId: idText.nullable().optional(),
  mobile: nameText.optional(),
  email: nameText.optional(),
  expertField: nameText.optional(),
})

const accountInput = mapped(
  inputWire,
  ({ userType, orgId, familyName = '', mobile = '', email = '', expertField = '', ...rest }): AccountInput => ({
    ...rest,
    familyName,
    mobile,
    email,
    expertField,
    kind: userKindOf(userType),
    organizationId: orgId ?? null,
  }),
  ({ kind, organizationId, ...rest }) => ({ ...rest, userType: userKindCode[kind], orgId: organizationId }),
)

const accountChange = mapped(
  inputWire.omit({ username: true }).partial().extend({ id: idText, version }),
  ({ id, version: seen, userType, orgId, ...rest }): { id: string; version: number; change: AccountChange } => ({
    id,
    version: seen,
    change: withoutUndefined({ ...rest, kind: userType === undefined ? undefined : userKindOf(userType), organizationId: orgId }),
  }),
  ({ id, version: seen, change: { kind, organizationId, ...rest } }) => ({
    ...rest,
    id,
    version: seen,
    ...(kind !== undefined && { userType: userKindCode[kind] }),
    ...(organizationId !== undefined && { orgId: organizationId }),
  }),
)

function withoutUndefined(value: Record<string, unknown>): AccountChange {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined))
}

const importRow = z.object({
  line: z.number(),
  username: z.string(),
  name: z.string(),
  outcome: z.enum(['good', 'bad']),
  problems: z.array(
    z.object({
      column: z.enum(importColumns),
      code: z.enum(['required', 'format', 'too-long', 'unknown', 'ambiguous', 'formula', 'repeated', 'taken']),
      params: paramsSchema.optional(),
    }),
  ),
})
const noFields = plain(z.object({}))
const roles = plain(z.array(accountRoleSchema))

/** Administration of accounts by three administrators apart (specification §2.1 user-*, §3; design/security.md §2.4). */
export const contract = {
  list: endpoint({
    method: 'POST',
    path: '/api/v1/users/query',
    summary: 'Accounts: filter, sort, page; contact data masked, totals capped',
    access: read,
    tx: 'read',
    input: queryCodec(accountList),
    output: inData(pageCodec(accountRow)),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/users/export',
    summary: 'The filtered accounts as xlsx, streamed; contact data masked',
    access: read,
    tx: 'read',
    input: exportCodec(accountList, columnKeys(accountList), {
      shape: { pageNation, language },
      sent: { pageNation: { pageNumber: 1, pageSize: 10 } },
    }),
    output: nothing,
    stream: 'download',
  }),
  roles: endpoint({
    method: 'GET',
    path: '/api/v1/users/roles',
    summary: 'Roles an account may be filtered by or be given',
    access: read,
    tx: 'read',
    input: noFields,
    output: inData(roles),
  }),
  organizations: endpoint({
    method: 'GET',
    path: '/api/v1/users/organizations',
    summary: 'Organisations in force whose name or code holds the keyword, 30 at most',
    access: read,
    tx: 'read',
    input: mapped(
      z.object({ keyWord: z.string().max(limits.keyword).optional() }),
      ({ keyWord = '' }) => ({ keyword: keyWord }),
      ({ keyword }) => ({ keyWord: keyword }),
    ),
    output: inData(plain(z.array(z.object({ id: z.string(), name: z.string(), kind: z.string() })))),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/users/:id',
    summary: 'One account; contact data masked',
    access: read,
    tx: 'read',
    input: byId,
    output: inData(accountView),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/users',
    summary: 'Makes an account that waits for approval and has no password yet',
    access: manage,
    tx: 'write',
    idempotent: true,
    input: accountInput,
    output: inData(plain(z.object({ id: z.string() }))),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/v1/users/:id',
    summary: 'Changes what is given; kind, organisation or mobile of an approved account make it wait for approval again',
    access: manage,
    tx: 'write',
    input: accountChange,
    output: inData(accountView),
  }),
  issuePassword: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/initial-password',
    summary:
      'A new random first password of an account one has made, until somebody else approves it; the reply is the only place it is shown',
    access: manage,
    tx: 'write',
    input: byId,
    output: password,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/v1/users/:id',
    summary: 'Removes an account that was never in force',
    access: manage,
    tx: 'write',
    input: byId,
    output: nothing,
  }),
  lock: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/lock',
    summary: 'Locks an account with a reason; its sessions end at once',
    access: ['user.manage', 'user.approve'],
    tx: 'write',
    input: withReason,
    output: inData(accountView),
  }),
  unlock: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/unlock',
    summary: 'Unlocks an account',
    access: approve,
    tx: 'write',
    input: versioned,
    output: inData(accountView),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/approve',
    summary: 'Lets a waiting account in; never by whoever proposed it',
    access: approve,
    tx: 'write',
    input: versioned,
    output: inData(accountView),
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/refuse',
    summary: 'Sends a waiting account back with a reason',
    access: approve,
    tx: 'write',
    input: withReason,
    output: inData(accountView),
  }),
  batch: endpoint({
    method: 'POST',
    path: '/api/v1/users/batch',
    summary: 'One act on up to a hundred accounts, with a result for each',
    access: ['user.manage', 'user.approve'],
    tx: 'write',
    idempotent: true,
    input: mapped(
      z.object({
        act: z.enum(batchActs),
        accounts: z
          .array(z.object({ id: idText, version }))
          .min(1)
          .max(maxBatch),
        reason: lineText.optional(),
      }),
      ({ reason = '', ...wire }): AccountBatch => ({ ...wire, reason }),
      ({ reason, ...batch }) => ({ ...batch, ...(reason !== '' && { reason }) }),
    ),
    output: inData(batchResults),
  }),
  setRoles: endpoint({
    method: 'PUT',
    path: '/api/v1/users/:id/roles',
    summary: 'The roles an account holds from now on',
    access: ['user.grant'],
    tx: 'write',
    input: plain(z.object({ id: idText, version, roleIds: z.array(idText).max(50) })),
    output: inData(accountView),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/password-reset',
    summary:
      'A random one-time password, to be changed at the first sign-in; sessions end. Shown in the reply alone, or sent to the phone of the user and then shown to nobody',
    access: approve,
    tx: 'write',
    input: plain(z.object({ id: idText, version, delivery: z.enum(passwordDeliveries).optional() })),
    output: inData(plain(z.object({ password: z.string().nullable() }))),
  }),
  clearLockOut: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/sign-in-unlock',
    summary: 'Ends the lock-out of a user name after wrong passwords',
    access: approve,
    tx: 'write',
    input: byId,
    output: inData(accountView),
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/reveal',
    summary: 'One masked value of one account, with a reason; audited, thirty an hour',
    access: ['user.reveal'],
    tx: 'write',
    input: plain(z.object({ id: idText, field: z.enum(revealableFields), reason: lineText })),
    output: inData(plain(z.object({ value: z.string() }))),
  }),
  importTemplate: endpoint({
    method: 'GET',
    path: '/api/v1/users/imports/template',
    summary: 'An empty workbook with the columns of an import',
    access: manage,
    tx: 'none',
    input: plain(z.object({ language })),
    output: nothing,
    stream: 'download',
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/api/v1/users/imports/preview',
    summary: 'What an import of this xlsx or csv would do, row by row; nothing is kept',
    access: manage,
    tx: 'read',
    input: noFields,
    output: inData(plain(z.object({ rows: z.array(importRow) }))),
    stream: 'upload',
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/v1/users/imports',
    summary: 'Makes waiting accounts of the good rows of an xlsx or csv',
    access: manage,
    tx: 'write',
    idempotent: true,
    input: noFields,
    output: inData(plain(z.object({ id: z.string(), rows: z.array(importRow) }))),
    stream: 'upload',
  }),
  importResult: endpoint({
    method: 'GET',
    path: '/api/v1/users/imports/:id/result',
    summary: 'What became of each row of one’s own import, as xlsx',
    access: manage,
    tx: 'read',
    input: plain(z.object({ id: idText, language })),
    output: nothing,
    stream: 'download',
  }),
  importPasswords: endpoint({
    method: 'POST',
    path: '/api/v1/users/imports/:id/passwords',
    summary: 'New first passwords of the accounts of one’s own import that still wait, as xlsx; earlier ones end',
    access: manage,
    tx: 'read',
    input: plain(z.object({ id: idText, language })),
    output: nothing,
    stream: 'download',
  }),
}
