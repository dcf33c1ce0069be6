import { Readable } from 'node:stream'
import type { ListDefinition } from '@wenwu/core/list/definition'
import { sheetColumn, sheetFields, type SortName } from '@wenwu/core/list/field'
import type { Locale } from '@wenwu/core/i18n/text'
import { say, wordsIn } from '@wenwu/core/i18n/words'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../http/context.ts'
import type { StreamReply } from '../http/handlers.ts'
import { localeOf } from '../http/locale.ts'
import { prepareWords } from '../traditional.ts'
import { writeXlsx, xlsxMediaType } from './write-xlsx.ts'

/**
 * Rows of a list as xlsx, streamed, in the language of its user. `columns`: keys of its fields in their order; those that the sheet has not are
 * left out, and without any all of them are given. Rows of a group share the cells of merged fields.
 */
export async function exportList<Row extends object>(
  ctx: Pick<Ctx, 'header' | 'now'>,
  list: Pick<ListDefinition<Row, object, SortName>, 'fields' | 'title' | 'sheetName' | 'groupBy'>,
  { columns: keys, language }: { columns: readonly string[]; language?: Locale | undefined },
  rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<StreamReply> {
  const locale = language ?? localeOf(ctx)
  await prepareWords(locale)
  const words = wordsIn(locale)
  const columns = sheetFields(list.fields, keys).map((field) => sheetColumn(field, words))
  async function* cells() {
    for await (const row of rows) yield { cells: columns.map((column) => column.value(row)), group: list.groupBy?.(row) ?? null }
  }
  const name = say(words, list.sheetName ?? list.title)
  return {
    body: Readable.from(writeXlsx(columns, cells(), name)),
    mediaType: xlsxMediaType,
    fileName: `${name}-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}
