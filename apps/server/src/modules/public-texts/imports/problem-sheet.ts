import { type Readable } from 'node:stream'
import type { Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import type { BadRow, ImportTarget } from '@wenwu/core/imports/model'
import { importColumns } from '@wenwu/core/imports/wire'
import type { CellValue } from '../../../platform/xlsx/cell.ts'
import { writeXlsx, type XlsxColumn } from '../../../platform/xlsx/write-xlsx.ts'
import { importProblemText } from './import-problem-text.ts'

/** A row that was not taken, with its reasons in words. */
interface RefusedLine {
  line: number
  reason: string
  record: Readonly<Record<string, string>>
}

/** Rows that were not taken: line and reasons, then the columns as they came, so that they can be corrected and imported again. */
export function problemWorkbook(rows: readonly RefusedLine[], locale: Locale): Readable {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row.record)))]
  const columns: XlsxColumn[] = [
    { title: translate(locale, 'imports.line'), width: 8, kind: 'number' },
    { title: translate(locale, 'imports.reason'), width: 60, kind: 'text' },
    ...names.map((title): XlsxColumn => ({ title, width: 24, kind: 'text' })),
  ]
  async function* cells(): AsyncGenerator<CellValue[]> {
    for (const row of rows) yield [row.line, row.reason, ...names.map((name) => row.record[name] ?? '')]
  }
  return writeXlsx(columns, cells(), translate(locale, 'imports.problems'))
}

/** The rows of an import that were not taken. */
export function problemSheet(target: ImportTarget, rows: readonly BadRow[], locale: Locale): Readable {
  return problemWorkbook(
    rows.map(({ line, record, problems }) => ({
      line,
      record,
      reason: problems.map((problem) => importProblemText(problem, target, locale)).join('；'),
    })),
    locale,
  )
}

/** An empty workbook with a target's columns, by the names people write. */
export function templateSheet(target: ImportTarget): Readable {
  const columns = importColumns[target].map(({ names }): XlsxColumn => ({
    title: names.find((name) => /[\u4e00-\u9fff]/.test(name)) ?? names[0]!,
    width: 22,
    kind: 'text',
  }))
  async function* none(): AsyncGenerator<CellValue[]> {}
  return writeXlsx(columns, none(), target)
}
