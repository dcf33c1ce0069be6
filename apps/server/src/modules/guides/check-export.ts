import { Readable } from 'node:stream'
import type { InputOf } from '@wenwu/core/http/endpoint'
import type { contract } from '@wenwu/core/guides/contract'
import { filterFindings } from '@wenwu/core/guides/lint'
import { matterCode } from '@wenwu/core/item/matter-code'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { translate } from '@wenwu/core/i18n/translate'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { StreamReply } from '../../platform/http/handlers.ts'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { checkPublishedGuides } from './guide-check.ts'

const widths = { code: 16, name: 44, kind: 24, cited: 44, became: 44, quote: 60 } as const
type Key = keyof typeof widths

/** The filtered findings as xlsx, by the keys of the list; without a choice all columns. */
export async function exportCheck(
  ctx: Ctx,
  { language: locale = 'zh_CN', kind, keyword, columns }: InputOf<(typeof contract)['exportCheck']>,
): Promise<StreamReply> {
  const { findings } = await inTransaction(ctx.services.pool, (db) => checkPublishedGuides(db, ctx.now))
  const rows = filterFindings(findings, { kind, keyword })
  const all = Object.keys(widths) as Key[]
  const chosen = all.filter((key) => columns.includes(key))
  const keys = chosen.length > 0 ? chosen : all
  async function* cells() {
    for (const row of rows)
      yield keys.map((key) =>
        key === 'kind' ? translate(locale, `guide-check.kind-${row.kind}`) : key === 'code' ? matterCode(row.code) : row[key],
      )
  }
  const title = translate(locale, 'guide-check.title')
  return {
    body: Readable.from(
      writeXlsx(
        keys.map((key) => ({ title: translate(locale, `guide-check.${key}`), width: widths[key], kind: 'text' as const })),
        cells(),
        title,
      ),
    ),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${title}-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}
