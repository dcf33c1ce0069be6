import { Readable } from 'node:stream'
import type { AuditDetails } from '@wenwu/core/audit/object-words'
import { actionName, objectName, operationText, outcomeName, reasonName, roleName, signInMethodName } from '@wenwu/core/audit/words'
import { browserName } from '@wenwu/core/audit/browser-name'
import type { OperationQuery, SignInQuery } from '@wenwu/core/audit/contract'
import type { OperationRow, SignInRow } from '@wenwu/core/audit/model'
import { formatDateTime, toShanghaiDate } from '@wenwu/core/kernel/date'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { StreamReply } from '../../platform/http/handlers.ts'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { auditWriterOf } from './append-audit.ts'
import { allOperations } from './operation-log.ts'
import { allSignIns } from './sign-in-log.ts'

/** Rows of one export at most; a sheet holds a little more. */
const mostRows = 1_000_000

interface Column<Row> {
  title: string
  width: number
  value(row: Row): string
}

const locale = 'zh_CN'

/** By the keys of the lists; without a choice all of them. */
const signInColumns: Record<string, Column<SignInRow>> = {
  at: { title: '时间', width: 20, value: (row) => formatDateTime(new Date(row.at)) },
  username: { title: '账号', width: 20, value: (row) => row.username },
  name: { title: '姓名', width: 14, value: (row) => row.name },
  method: { title: '登录方式', width: 14, value: (row) => (row.method === null ? '' : signInMethodName(row.method, locale)) },
  outcome: { title: '结果', width: 10, value: (row) => outcomeName(row.outcome, locale) },
  reason: { title: '原因', width: 40, value: (row) => (row.reason === '' ? '' : reasonName(row.reason, locale)) },
  address: { title: '网络地址', width: 18, value: (row) => row.address },
  browser: { title: '浏览器', width: 22, value: (row) => browserName(row.userAgent) },
}

const operationColumns: Record<string, Column<OperationRow>> = {
  id: { title: '序列号', width: 12, value: (row) => String(row.id) },
  at: { title: '时间', width: 20, value: (row) => formatDateTime(new Date(row.at)) },
  actor: { title: '人员', width: 14, value: (row) => row.actorName },
  username: { title: '账号', width: 20, value: (row) => row.actorUsername },
  roles: { title: '角色', width: 20, value: (row) => row.actorRoles.map((role) => roleName(role, locale)).join('、') },
  action: { title: '操作', width: 26, value: (row) => actionName(row.action, locale) },
  object: { title: '对象', width: 14, value: (row) => objectName(row.objectType, locale) },
  objectId: { title: '对象编号', width: 38, value: (row) => row.objectId },
  outcome: { title: '结果', width: 10, value: (row) => outcomeName(row.outcome, locale) },
  address: { title: '网络地址', width: 18, value: (row) => row.address },
  details: {
    title: '详情',
    width: 60,
    value: (row) => operationText(row, locale),
  },
  requestId: { title: '请求编号', width: 38, value: (row) => row.requestId },
}

/** The filtered login log as xlsx, streamed; the export is an audit row before its first byte. */
export async function exportSignIns(ctx: Ctx, query: Omit<SignInQuery, 'page'>, keys: string[]): Promise<StreamReply> {
  await note(ctx, 'audit.exportSignIns', 'sign-ins', { ...query.filter })
  return reply(ctx, '登录日志', chosen(signInColumns, keys), allSignIns(ctx, query, mostRows))
}

/** The filtered operation log as xlsx, as `exportSignIns`. */
export async function exportOperations(ctx: Ctx, query: Omit<OperationQuery, 'page'>, keys: string[]): Promise<StreamReply> {
  await note(ctx, 'audit.exportOperations', 'operations', { ...query.filter })
  return reply(ctx, '操作日志', chosen(operationColumns, keys), allOperations(ctx, query, mostRows))
}

function chosen<Row>(columns: Record<string, Column<Row>>, keys: string[]): Column<Row>[] {
  const known = keys.flatMap((key) => (Object.hasOwn(columns, key) ? [columns[key]!] : []))
  return known.length > 0 ? known : Object.values(columns)
}

function reply<Row>(ctx: Ctx, name: string, columns: Column<Row>[], rows: AsyncIterable<Row>): StreamReply {
  async function* cells() {
    for await (const row of rows) yield columns.map((column) => column.value(row))
  }
  return {
    body: Readable.from(
      writeXlsx(
        columns.map(({ title, width }) => ({ title, width, kind: 'text' as const })),
        cells(),
        name,
      ),
    ),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${name}-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}

function note(ctx: Ctx, action: string, log: string, details: AuditDetails): Promise<void> {
  return inTransaction(ctx.services.pool, (db) =>
    auditWriterOf(ctx.services.config.secret)(db, {
      at: ctx.now,
      requestId: ctx.requestId,
      actor: ctx.actor,
      address: ctx.address,
      action,
      objectType: 'log',
      objectId: log,
      outcome: 'done',
      details,
    }),
  )
}
