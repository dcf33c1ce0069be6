import { Readable } from 'node:stream'
import { nameOf } from '@wenwu/core/codes/code-list'
import { standardNatures } from '@wenwu/core/codes/standard-natures'
import { standardStatuses } from '@wenwu/core/codes/standard-statuses'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { countCap } from '@wenwu/core/kernel/page'
import type { Standard, StandardQuery } from '@wenwu/core/standards/model'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { StreamReply } from '../../platform/http/handlers.ts'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { readStandards } from './standard-repository.ts'

interface Column {
  title: string
  width: number
  kind: 'text' | 'date'
  value(row: Standard): string | null
}

/** By the keys of the list; without a choice all of them. */
const columns: Record<string, Column> = {
  number: { title: '标准号', width: 22, kind: 'text', value: (row) => row.number },
  title: { title: '标准名称', width: 52, kind: 'text', value: (row) => row.title },
  publishedOn: { title: '发布日期', width: 14, kind: 'date', value: (row) => row.publishedOn },
  effectiveOn: { title: '实施日期', width: 14, kind: 'date', value: (row) => row.effectiveOn },
  nature: {
    title: '标准性质',
    width: 12,
    kind: 'text',
    value: (row) => (row.natureCode === '' ? '' : nameOf(standardNatures, row.natureCode, 'zh_CN')),
  },
  status: {
    title: '标准状态',
    width: 12,
    kind: 'text',
    value: (row) => (row.statusCode === '' ? '' : nameOf(standardStatuses, row.statusCode, 'zh_CN')),
  },
  publisher: { title: '发布单位', width: 44, kind: 'text', value: (row) => row.publisher },
}

/** The filtered standards as xlsx in the list's order; as many as a list counts, for anybody may ask. */
export async function exportStandards(ctx: Ctx, query: Omit<StandardQuery, 'page'>, keys: string[]): Promise<StreamReply> {
  const rows = await inTransaction(ctx.services.pool, (db) => readStandards(db, query, countCap))
  const chosen = keys.flatMap((key) => (Object.hasOwn(columns, key) ? [columns[key]!] : []))
  const used = chosen.length > 0 ? chosen : Object.values(columns)
  async function* cells() {
    for (const row of rows) yield used.map((column) => column.value(row))
  }
  return {
    body: Readable.from(writeXlsx(used, cells(), '标准规范')),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `标准规范-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}
