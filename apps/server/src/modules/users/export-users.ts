import { Readable } from 'node:stream'
import type { AccountQuery, AccountRow } from '@wenwu/core/users/model'
import { nameOf } from '@wenwu/core/codes/code-list'
import { userKinds } from '@wenwu/core/codes/user-kinds'
import { userKindCode } from '@wenwu/core/auth/model'
import { formatDateTime, toShanghaiDate } from '@wenwu/core/kernel/date'
import { textIn, type Locale } from '@wenwu/core/i18n/text'
import { translate, type TextKey } from '@wenwu/core/i18n/translate'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { StreamReply } from '../../platform/http/handlers.ts'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { auditWriterOf } from '../audit/index.ts'
import { xlsxType } from './import-sheets.ts'
import { allUsers } from './user-list.ts'

interface Column {
  title: TextKey
  width: number
  value(row: AccountRow, locale: Locale): string
}

const instant = (value: string | null): string => (value === null ? '' : formatDateTime(new Date(value)))

/** Columns an export may have, by the keys the list uses. Contact data stay masked, as in the list. */
const columns: Record<string, Column> = {
  username: { title: 'users.username', width: 22, value: (row) => row.username },
  name: { title: 'users.name', width: 16, value: (row) => row.name },
  kind: { title: 'users.kind', width: 18, value: (row, locale) => nameOf(userKinds, userKindCode[row.kind], locale) },
  organization: { title: 'users.organization', width: 32, value: (row) => row.organizationName },
  roles: { title: 'users.roles', width: 32, value: (row, locale) => row.roles.map((role) => textIn(role.name, locale)).join('、') },
  status: {
    title: 'users.status',
    width: 14,
    value: (row, locale) =>
      [translate(locale, `users.status-${row.status}`), ...(row.isLocked ? [translate(locale, 'users.locked')] : [])].join('、'),
  },
  mobile: { title: 'users.mobile', width: 16, value: (row) => row.mobile },
  email: { title: 'users.email', width: 26, value: (row) => row.email },
  createdAt: { title: 'users.createdAt', width: 20, value: (row) => instant(row.createdAt) },
  lastSignInAt: { title: 'users.lastSignInAt', width: 20, value: (row) => instant(row.lastSignInAt) },
}

/** Exactly the filtered accounts as xlsx, in the list's order; streamed. That somebody took them is audited before the first byte. */
export async function exportUsers(ctx: Ctx, query: Omit<AccountQuery, 'page'>, keys: string[], locale: Locale): Promise<StreamReply> {
  const chosen = keys.flatMap((key) => (Object.hasOwn(columns, key) ? [columns[key]!] : []))
  const used = chosen.length > 0 ? chosen : Object.values(columns)
  await inTransaction(ctx.services.pool, (db) =>
    auditWriterOf(ctx.services.config.secret)(db, {
      at: ctx.now,
      requestId: ctx.requestId,
      actor: ctx.actor,
      address: ctx.address,
      action: 'users.export',
      objectType: 'users',
      objectId: '',
      outcome: 'done',
      details: { filter: { ...query.filter, keyword: query.filter.keyword !== undefined }, columns: used.map((column) => column.title) },
    }),
  )
  async function* rows() {
    for await (const row of allUsers(ctx, query)) yield used.map((column) => column.value(row, locale))
  }
  const name = translate(locale, 'users.exportName')
  const body = writeXlsx(
    used.map(({ title, width }) => ({ title: translate(locale, title), width, kind: 'text' as const })),
    rows(),
    name,
  )
  return { body: Readable.from(body), mediaType: xlsxType, fileName: `${name}-${toShanghaiDate(ctx.now)}.xlsx`, disposition: 'attachment' }
}
