import type { ListDefinition } from '@wenwu/core/list/definition'
import { sheetColumn, sheetFields, type ListField, type SortName } from '@wenwu/core/list/field'
import type { ExportQuery } from '@wenwu/core/list/wire'
import { locales } from '@wenwu/core/i18n/text'
import { say, wordsIn, type Words } from '@wenwu/core/i18n/words'
import { AppError } from '@wenwu/core/kernel/errors'
import type { PageRequest } from '@wenwu/core/kernel/page'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../http/context.ts'
import type { StreamReply } from '../http/handlers.ts'
import { localeOf } from '../http/locale.ts'
import { prepareWords } from '../traditional.ts'
import { writeXlsx, xlsxMediaType } from './write-xlsx.ts'

/**
 * Rows of a list as xlsx, streamed, in the language of its user. `columns`: keys of its fields in their order, each once; those that are on the screen alone are
 * left out, and without any all of the sheet are given. `titles`: the same by what stands above them, in the language of the request or another. Throws
 * `view-unknown-part` for what this list has not (a codec may know the fields of several). Rows of a group share the cells of merged fields. `of`: what it is a list of, for the name of
 * the file.
 */
export async function exportList<Row extends object>(
  ctx: Pick<Ctx, 'header' | 'now'>,
  list: Pick<ListDefinition<Row, object, SortName>, 'fields' | 'title' | 'sheetName' | 'groupBy'>,
  { columns, titles, page, language }: Pick<ExportQuery<object, SortName>, 'columns' | 'titles' | 'page' | 'language'>,
  rows: AsyncIterable<Row> | Iterable<Row>,
  of?: (words: Words) => string,
): Promise<StreamReply> {
  const locale = language ?? localeOf(ctx)
  await prepareWords(locale)
  const words = wordsIn(locale)
  const keys = new Set(titles === undefined ? columns : keysOf(list.fields, titles, words))
  for (const key of keys)
    if (!list.fields.some((field) => field.key === key))
      throw new AppError('view-unknown-part', { params: { name: key }, field: 'columns' })
  const sheet = sheetFields(list.fields, [...keys]).map((field) => sheetColumn(field, words))
  async function* cells() {
    for await (const row of page === undefined ? rows : rowsOf(page, rows))
      yield { cells: sheet.map((column) => column.value(row)), group: list.groupBy?.(row) ?? null }
  }
  const name = say(words, list.sheetName ?? list.title)
  return {
    body: writeXlsx(sheet, cells(), name),
    mediaType: xlsxMediaType,
    fileName: `${[...(of === undefined ? [] : [of(words)]), name, toShanghaiDate(ctx.now)].join('-')}.xlsx`,
    disposition: 'attachment',
  }
}

function keysOf<Row extends object>(fields: readonly ListField<Row>[], titles: readonly string[], words: Words): string[] {
  // Traditional Chinese is there in the language of the request alone, which was prepared
  const known = [words, ...locales.filter((locale) => locale !== 'tw_CN').map(wordsIn)]
  const titled = sheetFields(fields, []).map((field) => ({ key: field.key, titles: known.map((each) => sheetColumn(field, each).title) }))
  return titles.map((title) => {
    const found = titled.find((each) => each.titles.includes(title.trim()))
    if (found === undefined) throw new AppError('view-unknown-part', { params: { name: title }, field: 'titles' })
    return found.key
  })
}

/** The rows of a page; none is read behind it. */
async function* rowsOf<Row>({ number, size }: PageRequest, rows: AsyncIterable<Row> | Iterable<Row>): AsyncGenerator<Row> {
  const first = (number - 1) * size
  let at = 0
  for await (const row of rows) {
    if (at >= first) yield row
    if (++at === first + size) return
  }
}
