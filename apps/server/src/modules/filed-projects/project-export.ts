import { Readable } from 'node:stream'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import type { FiledProject, FiledProjectQuery } from '@wenwu/core/filed-projects/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { countCap } from '@wenwu/core/kernel/page'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { StreamReply } from '../../platform/http/handlers.ts'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { readFiledProjects } from './project-repository.ts'
import { provinceScopeOf } from './province-scope.ts'

interface Column {
  title: string
  width: number
  kind: 'text' | 'number' | 'date'
  value(row: FiledProject): string | number | null
}

/** By the keys of the list; named as the import names them, so that an export can be corrected and imported again. */
const columns: Record<string, Column> = {
  province: { title: '省份', width: 18, kind: 'text', value: (row) => nameOf(provinces, row.provinceCode, 'zh_CN') },
  unitName: { title: '文物保护单位', width: 28, kind: 'text', value: (row) => row.unitName },
  projectName: { title: '项目名称', width: 48, kind: 'text', value: (row) => row.projectName },
  approvalNumber: { title: '批准文号', width: 24, kind: 'text', value: (row) => row.approvalNumber },
  approvedOn: { title: '批准日期', width: 14, kind: 'date', value: (row) => row.approvedOn },
  approvingBody: { title: '批准机关', width: 24, kind: 'text', value: (row) => row.approvingBody },
  budget: { title: '预算（万元）', width: 14, kind: 'number', value: (row) => row.budget },
  designUnit: { title: '设计单位', width: 32, kind: 'text', value: (row) => row.designUnit },
  filedOn: { title: '备案日期', width: 14, kind: 'date', value: (row) => row.filedOn },
  file: { title: '批文', width: 32, kind: 'text', value: (row) => row.file?.name ?? '' },
}

/** The filtered projects of one's scope as xlsx in the list's order, as many as a list counts. */
export async function exportFiledProjects(ctx: Ctx, query: Omit<FiledProjectQuery, 'page'>, keys: string[]): Promise<StreamReply> {
  const scope = provinceScopeOf(ctx.actor)
  const rows = await inTransaction(ctx.services.pool, (db) => readFiledProjects(db, scope, query, countCap))
  const chosen = keys.flatMap((key) => (Object.hasOwn(columns, key) ? [columns[key]!] : []))
  const used = chosen.length > 0 ? chosen : Object.values(columns)
  async function* cells() {
    for (const row of rows) yield used.map((column) => column.value(row))
  }
  return {
    body: Readable.from(writeXlsx(used, cells(), '备案项目')),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `备案项目-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}
