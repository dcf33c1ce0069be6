import { buffer } from 'node:stream/consumers'
import { askedData } from '@wenwu/core/form/asked'
import type { FormContext } from '@wenwu/core/form/model'
import { findField } from '@wenwu/core/form/paths'
import { columnHead } from '@wenwu/core/form/to-text'
import { problemText } from '@wenwu/core/form/problem-text'
import { fieldRights, type Rights } from '@wenwu/core/form/rights'
import { rowsOf, type Settings } from '@wenwu/core/form/types/table/model'
import { locales, textIn, type Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId, newId } from '@wenwu/core/kernel/id'
import { getValue } from '@wenwu/core/form/paths'
import { shownRefusedRows, type TableImport } from '@wenwu/core/table-import/model'
import { hasColumnOf, importableColumns, readTableRows, type RowReason, type SourceRow } from '@wenwu/core/table-import/read-rows'
import type { CellValue } from '../../../platform/xlsx/cell.ts'
import { writeXlsx, xlsxMediaType } from '../../../platform/xlsx/write-xlsx.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { formContext, getEditableForm, type EditableForm } from '../cases/index.ts'
import { localeOf } from '../../../platform/http/locale.ts'
import { problemWorkbook, type FileRow } from '../../public-texts/imports/index.ts'

interface OpenTable extends EditableForm {
  field: Settings
  path: string
}

/** Columns that the workbook of refused rows adds, in whatever language it was made. */
const ownColumns: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => [translate(locale, 'imports.line'), translate(locale, 'imports.reason')]),
)

/**
 * Turns the rows of a workbook into rows of a table of a draft or an open correction; stores nothing. Throws `not-found`, `not-your-turn`, `bad-request`,
 * `import-columns` where no column is one of the table's.
 */
export async function readTable(
  ctx: Ctx,
  input: { caseId: string; path: string; present: number | undefined },
  file: ReceivedFile,
  read: readonly FileRow[],
): Promise<TableImport> {
  const locale = localeOf(ctx)
  const { field, path, rights, definition, data } = await openTable(ctx, input.caseId, input.path)
  const rows = read.map(asSource)
  const columns = importableColumns(field, path, rights)
  if (!hasColumnOf(rows, columns))
    throw new AppError('import-columns', {
      params: { columns: columns.map((column) => textIn(column.label, locale)).join('、') },
      field: 'file',
    })
  const context: FormContext = { ...(await formContext(ctx)), locale }
  const stored = rowsOf(getValue(data, path)).length
  const present = input.present !== undefined && Number.isInteger(input.present) && input.present >= 0 ? input.present : stored
  const found = readTableRows(rows, { field, path, rights, context, view: askedData(definition, data), present, newId }, ownColumns)
  const refused = found.refused.map(({ source, reasons }) => ({
    source,
    reasons: reasons.map((reason) => reasonText(reason, field, locale)),
  }))
  const problems = refused.length === 0 ? null : await problemsOf(file.name, refused, locale)
  return {
    rows: found.rows,
    total: rows.length,
    incomplete: found.incomplete,
    unknownColumns: found.unknownColumns,
    refusedCount: refused.length,
    refused: refused.slice(0, shownRefusedRows).map(({ source, reasons }) => ({ line: source.line, reasons })),
    problems,
  }
}

/** Asked before a file is read, which costs much: whether the caller may fill this table in. Holds no connection after. Throws as `readTable`. */
export async function requireTable(ctx: Ctx, input: { caseId: string; path: string }): Promise<void> {
  await openTable(ctx, input.caseId, input.path)
  ctx.yieldConnection()
}

/** An empty workbook with the columns of a table that the caller may fill in. Throws as `readTable`. */
export async function tableTemplate(ctx: Ctx, caseId: string, tablePath: string): Promise<StreamReply> {
  const locale = localeOf(ctx)
  const { field, path, rights } = await openTable(ctx, caseId, tablePath)
  const columns = importableColumns(field, path, rights).map((column) => ({
    title: `${columnHead(column, locale)}${column.required === true ? '*' : ''}`,
    width: 22,
    kind: 'text' as const,
  }))
  async function* none(): AsyncGenerator<CellValue[]> {}
  const name = textIn(field.label, locale)
  return {
    body: writeXlsx(columns, none(), name.slice(0, 31)),
    mediaType: xlsxMediaType,
    fileName: `${name}.xlsx`,
    disposition: 'attachment',
  }
}

/** A table the caller may fill in now. Throws `not-found`, `not-your-turn`, `bad-request`. */
async function openTable(ctx: Ctx, caseId: string, path: string): Promise<OpenTable> {
  // a multipart body passes no schema
  if (typeof caseId !== 'string' || !isId(caseId)) throw new AppError('not-found')
  const form = await getEditableForm(ctx, caseId)
  const field = typeof path === 'string' && path.length <= 130 ? findField(form.definition, path) : undefined
  if (field?.type !== 'table' || path.includes('[')) throw new AppError('bad-request', { params: { field: 'fileType' }, field: 'fileType' })
  requireEditable(path, form.rights)
  return { ...form, field, path }
}

function requireEditable(path: string, rights: Rights): void {
  const own = fieldRights(path, rights)
  if (!own.visible || !own.editable) throw new AppError('not-your-turn')
}

function asSource({ line, record, fault }: FileRow): SourceRow {
  return { line, record, formulas: typeof fault === 'object' ? fault.formula : [] }
}

function reasonText(reason: RowReason, field: Settings, locale: Locale): string {
  if (reason.kind === 'full') return translate(locale, 'form.table.importFull', { n: reason.max })
  if (reason.kind === 'formula') return `${reason.column}：${translate(locale, 'imports.problem-formula')}`
  if (reason.kind === 'twice') return translate(locale, 'form.table.importTwice', { column: reason.column })
  // columns are named as fields are, without the row: its line stands beside
  const section = { key: 'row', title: field.label, fields: field.columns }
  return problemText({ ...reason.problem, path: `row.${reason.problem.path}` }, { sections: [section] }, locale)
}

async function problemsOf(
  fileName: string,
  refused: readonly { source: SourceRow; reasons: string[] }[],
  locale: Locale,
): Promise<TableImport['problems']> {
  const rows = refused.map(({ source, reasons }) => ({
    line: source.line,
    reason: reasons.join('；'),
    record: Object.fromEntries(
      Object.entries(source.record)
        .filter(([name]) => !ownColumns.has(name.trim()))
        .map(([name, value]) => [name, String(value ?? '')]),
    ),
  }))
  const content = await buffer(problemWorkbook(rows, locale))
  return { name: `${fileName.replace(/\.\w+$/, '')}-${translate(locale, 'imports.problems')}.xlsx`, content: content.toString('base64') }
}
