import { codesNamed, type CodeList } from '../codes/code-list.ts'
import { locales, textIn } from '../i18n/text.ts'
import { maxMoney, parseMoney } from '../kernel/money.ts'
import { fromDayNumber, isCalendarDate, toDayNumber } from '../kernel/date.ts'
import type { ImportProblem, ImportProblemCode } from './model.ts'

/** A column that a file may have. */
export interface ImportColumn {
  /** Our name. */
  key: string
  /** Names files use for it; the first stands in problems. White space, case and width do not matter. */
  names: readonly string[]
  /** `money`: 万元. */
  kind: 'text' | 'date' | 'integer' | 'number' | 'money' | 'yes-no'
  required?: boolean
  /** Letters at most; 200 unless told. */
  max?: number
  /** Whether an amount may not be below zero. */
  isAtLeastZero?: boolean
  /** The value is a code of the list, its name, or a beginning of one name alone: 陕西. */
  codes?: CodeList
}

export interface ReadRecord {
  values: Record<string, string | number | boolean>
  problems: ImportProblem[]
}

const defaultMax = 200
/** Nine figures. */
const maxInteger = 999_999_999

/** Reads the known columns of a record (cells by column name); what is blank is left out, what cannot be read is a problem. */
export function readRecord(columns: readonly ImportColumn[], record: Readonly<Record<string, unknown>>): ReadRecord {
  const named = cellsOf(record)
  const values: ReadRecord['values'] = {}
  const problems: ImportProblem[] = []
  for (const column of columns) {
    const cell = cellOf(column, named)
    const text = textOf(cell?.value)
    const name = cell?.name ?? column.names[0]!
    if (text === '') {
      if (column.required === true) problems.push({ column: name, code: 'required' })
      continue
    }
    const read = readValue(column, text)
    if (typeof read === 'object')
      problems.push({ column: name, code: read.problem, ...(read.max !== undefined && { params: { max: read.max } }) })
    else values[column.key] = read
  }
  return { values, problems }
}

type Cells = ReadonlyMap<string, { name: string; value: unknown }>

/** The cells of a record by the names of their columns, as these are compared. */
function cellsOf(record: Readonly<Record<string, unknown>>): Cells {
  return new Map(Object.entries(record).map(([name, value]) => [tidyName(name), { name, value }]))
}

/** The cell that a column reads: the first that says something, in the order of its names. */
function cellOf({ names }: ImportColumn, named: Cells) {
  const cells = names.map((name) => named.get(tidyName(name))).filter((cell) => cell !== undefined)
  return cells.find(({ value }) => textOf(value) !== '') ?? cells[0]
}

/** What numbers the rows of a sheet: to leave it out is nothing to tell. */
const runningNumbers: ReadonlySet<string> = new Set(['序号', '编号', 'no', 'no.', '番号', '번호'])

/** Names of a record with a value that no column reads; also a second name of a column, where its value differs from the first. */
export function unreadNames(columns: readonly ImportColumn[], record: Readonly<Record<string, unknown>>): string[] {
  const named = cellsOf(record)
  const read = new Map(
    columns.flatMap((column) => {
      const text = textOf(cellOf(column, named)?.value)
      return column.names.map((name) => [tidyName(name), text] as const)
    }),
  )
  return Object.keys(record).filter((name) => {
    const text = textOf(record[name])
    return text !== '' && read.get(tidyName(name)) !== text && !runningNumbers.has(tidyName(name))
  })
}

/** Names that people write in the row of sums at the end of a sheet, and of a part of it. */
const namesOfSums: Readonly<Record<'whole' | 'part', ReadonlySet<string>>> = {
  whole: new Set(['合计', '总计', '共计', 'total', 'sum', '合計', '합계']),
  part: new Set(['小计', 'subtotal', '小計', '소계']),
}

/** Of what the sums of a record are, of the whole sheet or of a part of it, by what it says first; undefined for any other record. */
export function sumsOf(record: Readonly<Record<string, unknown>>): 'whole' | 'part' | undefined {
  const first = Object.values(record)
    .map(textOf)
    .find((text) => text !== '')
  const name = tidyName(first ?? '').replace(/:$/, '')
  return namesOfSums.whole.has(name) ? 'whole' : namesOfSums.part.has(name) ? 'part' : undefined
}

/** The names of the columns of some records, as they are compared. */
export function namesIn(records: readonly Readonly<Record<string, unknown>>[]): Set<string> {
  return new Set(records.flatMap(Object.keys).map(tidyName))
}

/** Whether a column is among some names (`namesIn`), under any of its own. */
export function isNamed({ names }: ImportColumn, known: ReadonlySet<string>): boolean {
  return names.some((name) => known.has(tidyName(name)))
}

/** What a record calls a column; our first name where it lacks it. */
export function columnName(column: ImportColumn, record: Readonly<Record<string, unknown>>): string {
  return Object.keys(record).find((name) => column.names.some((known) => tidyName(known) === tidyName(name))) ?? column.names[0]!
}

function readValue(column: ImportColumn, text: string): string | number | boolean | { problem: ImportProblemCode; max?: number } {
  if (column.codes !== undefined) {
    const wanted = text.normalize('NFKC')
    const entry = column.codes.entries.find(({ code, name }) => code === wanted || locales.some((locale) => textIn(name, locale) === text))
    const [named, ...others] = entry === undefined ? codesNamed(column.codes, wanted) : [entry.code]
    return named !== undefined && others.length === 0 ? named : { problem: 'option' }
  }
  switch (column.kind) {
    case 'text': {
      const max = column.max ?? defaultMax
      return Array.from(text).length > max ? { problem: 'too-long', max } : text
    }
    case 'date':
      return readDay(text) ?? { problem: 'date' }
    case 'integer':
      if (/^\d{10,}$/.test(text)) return { problem: 'too-large', max: maxInteger }
      return /^-?\d{1,9}$/.test(text) ? Number(text) : { problem: 'number' }
    case 'number':
      return /^-?\d{1,12}(?:\.\d{1,20})?$/.test(text) ? Number(text) : { problem: 'number' }
    case 'money': {
      const amount = parseMoney(text)
      if (amount === undefined && isTooLarge(text)) return { problem: 'too-large', max: maxMoney }
      if (amount === undefined) return { problem: isTooFine(text) ? 'decimals' : 'number' }
      return amount < 0 && column.isAtLeastZero === true ? { problem: 'number' } : amount
    }
    case 'yes-no':
      if (/^(?:1|是|有|免费|true|yes|y)$/i.test(text)) return true
      return /^(?:0|2|否|无|不免费|false|no|n)$/i.test(text) ? false : { problem: 'option' }
  }
}

/** Whether a text is an amount but for its size. */
function isTooLarge(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/[,\s]|万元?$/g, '')
  return /^\d{9,}(?:\.\d+)?$/.test(plain) && Number(plain) > maxMoney
}

/** Whether a text is an amount but for decimals behind the sixth. */
function isTooFine(text: string): boolean {
  const cut = text.normalize('NFKC').replace(/(?<=^[^.]*\.\d{6})\d+/, '')
  return parseMoney(cut) !== undefined
}

/** What is before it is a slip of the pen. */
const firstDayMeant = '1800-01-01'

/** Day 0 of spreadsheets (ECMA-376 18.17.4.1). */
const firstSheetDay = toDayNumber('1899-12-30')

/** `2024-11-08`, `2024/11/8`, `2024年11月8日`, `20241108`, `2024.11.8`, each also with a time behind; or a spreadsheet's day number. */
export function readDay(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  if (/^\d{5}$/.test(plain)) return fromDayNumber(firstSheetDay + Number(plain))
  const found = /^(\d{4})(?:[-/.年]\s?(\d{1,2})[-/.月]\s?(\d{1,2})日?|(\d{2})(\d{2}))(?:[ T]\d{1,2}:\d{2}.*)?$/.exec(plain)
  if (found === null) return undefined
  const day = `${found[1]}-${(found[2] ?? found[4] ?? '').padStart(2, '0')}-${(found[3] ?? found[5] ?? '').padStart(2, '0')}`
  return isCalendarDate(day) && day >= firstDayMeant ? day : undefined
}

/** The name of a column as it is compared: width, case, blanks, and marks of what is required make no difference. */
export function tidyName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\(必填\)|[*★☆\s\ufeff]/g, '')
    .toLowerCase()
}

/** A cell as text; lists (of JSON) become lines. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n')
  return ''
}
