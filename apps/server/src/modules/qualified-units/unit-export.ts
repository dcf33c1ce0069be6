import { Readable } from 'node:stream'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { qualificationGrades } from '@wenwu/core/codes/qualification-grades'
import { qualificationKinds } from '@wenwu/core/codes/qualification-kinds'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { countCap } from '@wenwu/core/kernel/page'
import type { QualifiedUnit, QualifiedUnitQuery } from '@wenwu/core/qualified-units/model'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { StreamReply } from '../../platform/http/handlers.ts'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { readQualifiedUnits } from './unit-repository.ts'

interface Column {
  title: string
  width: number
  kind: 'text' | 'date'
  value(row: QualifiedUnit): string | null
}

/** By the keys of the list; named as the import names them. */
const columns: Record<string, Column> = {
  name: { title: '单位名称', width: 40, kind: 'text', value: (row) => row.name },
  province: { title: '省份', width: 18, kind: 'text', value: (row) => nameOf(provinces, row.provinceCode, 'zh_CN') },
  kind: { title: '资质类别', width: 14, kind: 'text', value: (row) => nameOf(qualificationKinds, row.kind, 'zh_CN') },
  grade: { title: '资质等级', width: 12, kind: 'text', value: (row) => nameOf(qualificationGrades, row.grade, 'zh_CN') },
  certificateNumber: { title: '证书编号', width: 24, kind: 'text', value: (row) => row.certificateNumber },
  businessScope: { title: '业务范围', width: 40, kind: 'text', value: (row) => row.businessScope },
  issuer: { title: '发证机关', width: 24, kind: 'text', value: (row) => row.issuer },
  issuedOn: { title: '发证日期', width: 14, kind: 'date', value: (row) => row.issuedOn },
  validUntil: { title: '有效期至', width: 14, kind: 'date', value: (row) => row.validUntil },
}

/** The filtered units as xlsx in the list's order; as many as a list counts, for anybody may ask. */
export async function exportQualifiedUnits(ctx: Ctx, query: Omit<QualifiedUnitQuery, 'page'>, keys: string[]): Promise<StreamReply> {
  const rows = await inTransaction(ctx.services.pool, (db) => readQualifiedUnits(db, query, ctx.now, countCap))
  const chosen = keys.flatMap((key) => (Object.hasOwn(columns, key) ? [columns[key]!] : []))
  const used = chosen.length > 0 ? chosen : Object.values(columns)
  async function* cells() {
    for (const row of rows) yield used.map((column) => column.value(row))
  }
  return {
    body: Readable.from(writeXlsx(used, cells(), '资质单位')),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `资质单位-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}
