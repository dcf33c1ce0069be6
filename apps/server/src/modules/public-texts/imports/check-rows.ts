import { setImmediate as nextTurn } from 'node:timers/promises'
import type { BadRow, ImportProblem, ImportTarget } from '@wenwu/core/imports/model'
import { columnName, readRecord, sumsOf, textOf, type ImportColumn } from '@wenwu/core/imports/read-record'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Db } from '../../../platform/database/request-database.ts'
import { payloadProblems } from '../publishing/index.ts'
import { columnsOf } from './import-columns.ts'
import { requireUnit, type FileRow } from './read-file.ts'
import { targets, type Importer, type Target } from './targets.ts'

/** One thing to load; a dictionary is one of many rows. */
export interface Unit {
  /** First row of the file it stands for. */
  line: number
  label: string
  /** Number of rows it stands for. */
  size: number
  payload: Record<string, unknown>
}

export interface Checked {
  total: number
  units: Unit[]
  bad: BadRow[]
}

interface GoodRow {
  row: FileRow
  payload: Record<string, unknown>
}

const longestLabel = 200
const longestCell = 30_000

type Complete = (payload: Record<string, unknown>) => Record<string, unknown>

/** Reads what rows are checked against, and checks them as `checkRows`. */
export async function checkAgainst(
  db: Db,
  name: ImportTarget,
  rows: readonly FileRow[],
  now: Date,
  { provinces = null, turn = () => undefined }: CheckOptions = {},
): Promise<Checked> {
  return checkRows(name, rows, now, { provinces, turn }, await targets[name].completer?.(db))
}

export interface CheckOptions {
  /** Provinces whose rows the importer may bring; null: all. */
  provinces?: Importer['provinces']
  /** Called after each chunk of rows, before the event loop is yielded; what it throws ends the check. */
  turn?(): void
}

/** Rows that are checked before the event loop is yielded. */
const rowsPerTurn = 100

/** What an import of these rows would load, and which rows it would not take and why. `complete` adds what stands already to what a row says. */
async function checkRows(
  name: ImportTarget,
  rows: readonly FileRow[],
  now: Date,
  { provinces, turn }: Required<CheckOptions>,
  complete: Complete = (payload) => payload,
): Promise<Checked> {
  const [target, columns] = [targets[name], await columnsOf(name)]
  requireUnit(columns, rows)
  const importer: Importer = { provinces, today: toShanghaiDate(now) }
  const bad: BadRow[] = []
  const refuse = (row: FileRow, label: string, problems: ImportProblem[]): void => {
    bad.push({ line: row.line, label: label.slice(0, longestLabel), record: cellsOf(row.record), problems })
  }
  const good: GoodRow[] = []
  const pause = everySoManyRows(turn)
  const things = rows.filter(({ record }) => sumsOf(record) === undefined)
  for (const row of things) {
    await pause()
    if (row.fault === 'json') {
      refuse(row, '', [{ column: '', code: 'json' }])
      continue
    }
    const { values, problems } = readRecord(columns, target.flatten?.(row.record) ?? row.record)
    const formulas = (row.fault?.formula ?? []).map((column): ImportProblem => ({ column, code: 'formula' }))
    const all = [...formulas, ...problems.filter((problem) => !formulas.some(({ column }) => column === problem.column))]
    const payload = target.payloadOf?.(values, importer) ?? values
    if (all.length === 0) all.push(...ownProblems(columns, target, row, payload, importer))
    if (all.length > 0) refuse(row, labelOfValues(values), all)
    else good.push({ row, payload })
  }
  const units =
    target.group === undefined ? await single(target, good, refuse, now, complete, pause) : grouped(target, target.group, good, refuse, now)
  return { total: things.length, units, bad: bad.toSorted((a, b) => a.line - b.line) }
}

/** What the target itself finds wrong, under the names of the file's columns. */
function ownProblems(
  columns: readonly ImportColumn[],
  target: Target,
  { record }: FileRow,
  payload: Record<string, unknown>,
  importer: Importer,
): ImportProblem[] {
  return (target.problemsOf?.(payload, importer) ?? []).map(({ key, code }) => {
    const column = columns.find((one) => one.key === key)
    return { column: column === undefined ? '' : columnName(column, record), code }
  })
}

type Refuse = (row: FileRow, label: string, problems: ImportProblem[]) => void

/** Each row a thing; of two with one key the first is taken. */
async function single(
  target: Target,
  rows: readonly GoodRow[],
  refuse: Refuse,
  now: Date,
  complete: Complete,
  pause: () => Promise<void>,
): Promise<Unit[]> {
  const lines = new Map<string, number>()
  const units: Unit[] = []
  for (const { row, payload } of rows) {
    await pause()
    const label = labelOfValues(payload)
    const problems = formProblems(target, complete(payload), now)
    if (problems.length > 0) {
      refuse(row, label, problems)
      continue
    }
    const key = target.keyOf(payload)
    const earlier = lines.get(key)
    if (earlier !== undefined) {
      refuse(row, label, [{ column: '', code: 'repeated', params: { line: earlier } }])
      continue
    }
    lines.set(key, row.line)
    units.push({ line: row.line, label: target.labelOf(payload).slice(0, longestLabel), size: 1, payload })
  }
  return units
}

/** Yields the event loop after each chunk of rows. */
function everySoManyRows(turn: () => void): () => Promise<void> {
  let rows = 0
  return async () => {
    if (++rows % rowsPerTurn !== 0) return
    await nextTurn()
    turn()
  }
}

/** Rows of one class are one thing; a code that comes again is not taken, and the rest of its class is. */
function grouped(
  target: Target,
  { by, gather }: NonNullable<Target['group']>,
  rows: readonly GoodRow[],
  refuse: Refuse,
  now: Date,
): Unit[] {
  const groups = new Map<string, GoodRow[]>()
  for (const good of rows) {
    const key = String(good.payload[by])
    const group = groups.get(key) ?? []
    groups.set(key, group)
    const earlier = group.find((other) => other.payload['code'] === good.payload['code'])
    if (earlier === undefined) group.push(good)
    else refuse(good.row, labelOfValues(good.payload), [{ column: '', code: 'repeated', params: { line: earlier.row.line } }])
  }
  return [...groups.values()].flatMap((group): Unit[] => {
    const payload = gather(group.map((good) => good.payload))
    const problems = formProblems(target, payload, now)
    if (problems.length > 0) {
      for (const good of group) refuse(good.row, labelOfValues(good.payload), problems)
      return []
    }
    return [{ line: group[0]!.row.line, label: target.labelOf(payload).slice(0, longestLabel), size: group.length, payload }]
  })
}

function formProblems(target: Target, payload: Record<string, unknown>, now: Date): ImportProblem[] {
  if (target.kind === undefined) return []
  return payloadProblems(target.kind, payload, now).map((problem) => ({ column: '', code: 'form', problem }))
}

function labelOfValues(values: Record<string, unknown>): string {
  return [
    values['number'] ?? values['code'] ?? values['approvalNumber'] ?? values['certificateNumber'],
    values['title'] ?? values['name'] ?? values['projectName'],
  ]
    .map(textOf)
    .filter(Boolean)
    .join(' ')
}

/** The cells of a row as they are given back. */
function cellsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record)
      .slice(0, 60)
      .map(([name, value]) => [
        name.slice(0, 100),
        (typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value)).slice(0, longestCell),
      ]),
  )
}
