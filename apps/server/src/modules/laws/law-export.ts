import { Readable } from 'node:stream'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { countCap } from '@wenwu/core/kernel/page'
import { lawStandingNames, type LawQuery, type LawRow } from '@wenwu/core/laws/model'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { StreamReply } from '../../platform/http/handlers.ts'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { readLaws } from './law-list.ts'

interface Column {
  title: string
  width: number
  kind: 'text' | 'date'
  value(row: LawRow): string | null
}

/** By the keys of the list; without a choice all of them. */
const columns: Record<string, Column> = {
  title: { title: '标题', width: 60, kind: 'text', value: (row) => row.title },
  documentNumber: { title: '发文字号', width: 30, kind: 'text', value: (row) => row.documentNumber },
  lawClass: { title: '类型', width: 18, kind: 'text', value: (row) => row.lawClass },
  standing: { title: '时效性', width: 12, kind: 'text', value: (row) => lawStandingNames[row.standing].zh_CN },
  publishedOn: { title: '发布日期', width: 14, kind: 'date', value: (row) => row.publishedOn },
  writtenOn: { title: '成文日期', width: 14, kind: 'date', value: (row) => row.writtenOn },
  issuer: { title: '发文机构', width: 36, kind: 'text', value: (row) => row.issuer },
}

/** The filtered laws as xlsx in the list's order; as many as a list counts, for anybody may ask. */
export async function exportLaws(ctx: Ctx, query: Omit<LawQuery, 'page'>, keys: string[]): Promise<StreamReply> {
  const rows = await inTransaction(ctx.services.pool, (db) => readLaws(db, query, toShanghaiDate(ctx.now), countCap))
  const chosen = keys.flatMap((key) => (Object.hasOwn(columns, key) ? [columns[key]!] : []))
  const used = chosen.length > 0 ? chosen : Object.values(columns)
  async function* cells() {
    for (const row of rows) yield used.map((column) => column.value(row))
  }
  return {
    body: Readable.from(writeXlsx(used, cells(), '法律法规')),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `法律法规-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}
