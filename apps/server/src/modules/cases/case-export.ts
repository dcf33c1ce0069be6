import { Readable } from 'node:stream'
import type { CaseQuery } from '@wenwu/core/cases/contract'
import type { CaseRow } from '@wenwu/core/cases/model'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { statusNameOf } from '@wenwu/core/codes/statuses'
import { formatDateTime, toShanghaiDate } from '@wenwu/core/kernel/date'
import { matterCode } from '@wenwu/core/item/matter-code'
import type { Ctx } from '../../platform/http/context.ts'
import type { StreamReply } from '../../platform/http/handlers.ts'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { allCases } from './case-list.ts'

interface Column {
  title: string
  width: number
  kind: 'text' | 'number' | 'date'
  value(row: CaseRow): string | number | null
}

/** Columns an export may have, by the keys the list uses. */
const columns: Record<string, Column> = {
  number: { title: '申请编号', width: 18, kind: 'text', value: (row) => row.number },
  itemCode: { title: '事项编码', width: 20, kind: 'text', value: (row) => matterCode(row.itemCode) },
  itemName: { title: '事项', width: 36, kind: 'text', value: (row) => row.itemName.zh_CN },
  title: { title: '项目名称', width: 48, kind: 'text', value: (row) => row.title },
  unitName: { title: '文物保护单位', width: 28, kind: 'text', value: (row) => row.unitName },
  applicantName: { title: '申请单位', width: 30, kind: 'text', value: (row) => row.applicantName },
  provinceCode: {
    title: '省份',
    width: 12,
    kind: 'text',
    value: (row) => (row.provinceCode === null ? '' : nameOf(provinces, row.provinceCode, 'zh_CN')),
  },
  status: { title: '状态', width: 16, kind: 'text', value: (row) => statusNameOf(row).zh_CN },
  currentStep: { title: '当前环节', width: 18, kind: 'text', value: (row) => row.currentStep.zh_CN },
  handlerName: { title: '办理人', width: 12, kind: 'text', value: (row) => row.handlerName },
  clock: { title: '剩余天数', width: 10, kind: 'number', value: (row) => row.clock?.remainingDays ?? null },
  dueOn: { title: '到期日', width: 12, kind: 'date', value: (row) => row.clock?.dueOn ?? null },
  documentNumber: { title: '发文字号', width: 24, kind: 'text', value: (row) => row.documentNumber },
  submittedAt: {
    title: '申请时间',
    width: 20,
    kind: 'text',
    value: (row) => (row.submittedAt === null ? '' : formatDateTime(new Date(row.submittedAt))),
  },
  updatedAt: { title: '更新时间', width: 20, kind: 'text', value: (row) => formatDateTime(new Date(row.updatedAt)) },
  decidedOn: { title: '办结日期', width: 12, kind: 'date', value: (row) => row.decidedOn },
}

/** The filtered rows as xlsx, in the list's order and with the chosen columns; streamed, so memory does not grow with the rows. */
export function exportCases(ctx: Ctx, query: Omit<CaseQuery, 'page'>, keys: string[]): StreamReply {
  const chosen = keys.flatMap((key) => (Object.hasOwn(columns, key) ? [columns[key]!] : []))
  const used = chosen.length > 0 ? chosen : Object.values(columns)
  async function* rows() {
    for await (const row of allCases(ctx, query)) yield used.map((column) => column.value(row))
  }
  const body = writeXlsx(
    used.map(({ title, width, kind }) => ({ title, width, kind })),
    rows(),
    '申请',
  )
  return {
    body: Readable.from(body),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `申请列表-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}
