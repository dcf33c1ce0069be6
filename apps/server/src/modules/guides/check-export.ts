import { Readable } from 'node:stream'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { StreamReply } from '../../platform/http/handlers.ts'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { checkPublishedGuides } from './guide-check.ts'

const widths = { code: 16, name: 44, finding: 24, cited: 44, became: 44, quote: 60 } as const

/** The findings as xlsx. */
export async function exportCheck(ctx: Ctx, locale: Locale): Promise<StreamReply> {
  const { findings } = await inTransaction(ctx.services.pool, (db) => checkPublishedGuides(db, ctx.now))
  const columns = Object.entries(widths).map(([key, width]) => ({ title: translate(locale, `guide-check.${key as keyof typeof widths}`), width, kind: 'text' as const }))
  async function* cells() {
    for (const { code, name, kind, cited, became, quote } of findings) yield [code, name, translate(locale, `guide-check.kind-${kind}`), cited, became, quote]
  }
  const title = translate(locale, 'guide-check.title')
  return {
    body: Readable.from(writeXlsx(columns, cells(), title)),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${title}-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}
