import { setImmediate as nextTurn } from 'node:timers/promises'
import { planColumns } from '@wenwu/core/annual-plans/sheet'
import type { Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import type { ImportProblem, ImportProblemCode } from '@wenwu/core/imports/model'
import { columnName, isNamed, namesIn, readRecord, sumsOf, textOf, unreadNames, type ImportColumn } from '@wenwu/core/imports/read-record'
import { AppError } from '@wenwu/core/kernel/errors'
import { addMoney } from '@wenwu/core/kernel/money'
import { isUnitAssumed, requireUnit, type FileRow } from '../../public-texts/imports/index.ts'
import { checkFacts, type StoredFacts } from './row-checks.ts'

/** A row of the file as it was read. What the file leaves blank keeps what a row of the plan has. */
export type GivenRow = Pick<StoredFacts, 'projectName' | 'siteName' | 'budget' | 'stateFunds'> & {
  rank?: number
  group?: string
  remark?: string
}

export interface SheetRow {
  source: FileRow
  label: string
  /** Undefined where the row cannot be taken, for `reasons`. */
  given: GivenRow | undefined
  reasons: string[]
}

/** Columns that a person is told of. */
const mostUnreadNamed = 20

/** Rows that are read before the event loop is yielded. */
export const rowsPerTurn = 100

/** The rows of a file with what is wrong with each by itself. Throws `import-columns` where it is another file, `import-unit` where its amounts are in another unit. */
export async function readPlanSheet(rows: readonly FileRow[], locale: Locale): Promise<SheetRow[]> {
  const columns = planColumns()
  requireUnit(columns, rows)
  requireColumns(columns, rows)
  const numbering = numberingLine(rows)
  const read: SheetRow[] = []
  const amounts: { budget: number[]; stateFunds: number[] } = { budget: [], stateFunds: [] }
  for (const [i, source] of rows.entries()) {
    if (i % rowsPerTurn === rowsPerTurn - 1) await nextTurn()
    const { values, problems } = readRecord(columns, source.record)
    // rows that were only formatted
    if (Object.keys(source.record).length === 0 || Object.values(source.record).every((cell) => textOf(cell) === '')) continue
    if (source.line === numbering) continue
    const sums = sumsOf({ name: values['projectName'] }) ?? (values['siteName'] === undefined ? sumsOf(source.record) : undefined)
    if (sums === 'part' && values['siteName'] === undefined) continue
    const label = textOf(values['projectName'])
    if (sums === 'whole') {
      const differs = (['budget', 'stateFunds'] as const).some(
        (field) => values[field] !== undefined && values[field] !== addMoney(...amounts[field]),
      )
      if (differs) read.push({ source, label, given: undefined, reasons: [translate(locale, 'errors.plan-total')] })
      continue
    }
    for (const field of ['budget', 'stateFunds'] as const) if (typeof values[field] === 'number') amounts[field].push(values[field])
    const reasons = cellFaults(columns, source, problems, locale)
    const given = reasons.length > 0 ? undefined : givenOf(values, reasons, (error) => reasonOf(error, columns, source, locale))
    read.push({ source, label, given, reasons })
  }
  return read
}

/** What columns are numbered with, each from its first on. */
const series = [Array.from({ length: 30 }, (_, i) => String(i + 1)), Array.from('甲乙丙丁戊己庚辛壬癸'), Array.from('一二三四五六七八九十')]

/** Where a text stands among what columns are numbered with; undefined for any other. */
function placeInSeries(text: string): { one: number; at: number } | undefined {
  const one = series.findIndex((each) => each.includes(text))
  return one < 0 ? undefined : { one, at: series[one]!.indexOf(text) }
}

/** Whether a row says no project but numbers the columns, each by one more than the one before, or from one again in other signs: 甲, 乙, 1, 2. Any other row is a project, however odd its name. */
function numbersColumns({ record }: FileRow): boolean {
  const places = Object.values(record)
    .map((cell) => textOf(cell).replace(/^[(（](.*)[)）]$/u, '$1'))
    .filter(Boolean)
    .map(placeInSeries)
  return (
    places.length > 2 &&
    places.every((place, i) => {
      const before = places[i - 1]
      return place !== undefined && (place.one === before?.one ? place.at === before.at + 1 : place.at === 0)
    })
  )
}

/** Whether nothing in a file says in what its amounts are. */
export function assumesUnit(rows: readonly FileRow[]): boolean {
  return isUnitAssumed(planColumns(), rows)
}

/** The line that numbers the columns, beneath their names and above other rows; null where none does. */
export function numberingLine([first, ...others]: readonly FileRow[]): number | null {
  return first !== undefined && others.length > 0 && numbersColumns(first) ? first.line : null
}

/** Refuses a file without a column that each row needs (`import-columns`): it is another one, or names them otherwise. */
function requireColumns(columns: readonly ImportColumn[], rows: readonly FileRow[]): void {
  const named = namesIn(rows.map(({ record }) => record))
  const missing = columns.filter((column) => column.required === true && !isNamed(column, named))
  if (missing.length > 0)
    throw new AppError('import-columns', { params: { columns: missing.map(({ names }) => names[0]!).join('、') }, field: 'file' })
}

/** Columns of a file that say something which is not read, the first of them. */
export function unreadColumns(rows: readonly FileRow[]): string[] {
  const columns = planColumns()
  return [...new Set(rows.flatMap(({ record }) => unreadNames(columns, record)))].slice(0, mostUnreadNamed)
}

/** What is wrong with the cells of a row, each behind its column: formulas, and what is no value of the column. */
function cellFaults(columns: readonly ImportColumn[], source: FileRow, problems: readonly ImportProblem[], locale: Locale): string[] {
  const formulas = typeof source.fault === 'object' ? source.fault.formula : []
  const columnOf = (title: string) => columns.find((column) => columnName(column, source.record) === title)
  const inWords = (title: string, code: 'formula' | ImportProblemCode, params?: ImportProblem['params']): string => {
    const { key, kind } = columnOf(title) ?? {}
    if (code === 'formula' && kind === 'text') return translate(locale, 'imports.problem-formula-text')
    if (code === 'number' && key === 'rank') return translate(locale, 'errors.plan-rank')
    return translate(locale, `imports.problem-${code}`, params)
  }
  return [
    ...formulas.map((title) => inColumn(title, inWords(title, 'formula'), locale)),
    ...problems
      .filter(({ column }) => !formulas.includes(column))
      .map(({ column, code, params }) => inColumn(column, inWords(column, code, params), locale)),
  ]
}

/** The facts of a row whose cells are sound; else undefined, and the reason goes to `reasons`. */
function givenOf(values: Record<string, unknown>, reasons: string[], inWords: (error: AppError) => string): GivenRow | undefined {
  const given = values as unknown as GivenRow
  try {
    const { group, remark, ...facts } = checkFacts({ group: '', remark: '', ...given })
    if (given.rank !== undefined && given.rank < 1) throw new AppError('plan-rank', { field: 'rank' })
    // without words it is left blank
    return { ...facts, ...(group !== '' && { group }), ...(remark !== '' && { remark }) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    reasons.push(inWords(error))
    return undefined
  }
}

/** Why a row was refused, behind the column of the file that it is about, where it is about one. */
function reasonOf({ code, params, field }: AppError, columns: readonly ImportColumn[], { record }: FileRow, locale: Locale): string {
  const column = columns.find(({ key }) => key === field)
  const words = translate(locale, `errors.${code}`, params)
  return column === undefined ? words : inColumn(columnName(column, record), words, locale)
}

/** A reason behind the column that it is about; the template stars those that are needed, a sentence does not. */
function inColumn(column: string, reason: string, locale: Locale): string {
  return translate(locale, 'imports.inColumn', { column: column.replaceAll(/[*＊]/g, '').trim(), reason })
}
