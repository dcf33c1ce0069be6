import type { Locale } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { shownBadRows, type BadRow, type ImportRun, type ImportTarget } from '@wenwu/core/imports/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Checked, Unit } from './check-rows.ts'
import { importProblemText } from './import-problem-text.ts'
import type { Loaded } from './load-units.ts'

const rowsPerInsert = 500
/** Runs that somebody's list shows; older ones are removed with the next check. */
const keptRuns = 20

/** Keeps a checked file for its start. Older runs of the same person go, but for the last twenty. */
export async function storeChecked(
  db: Db,
  run: { target: ImportTarget; fileName: string; userId: string; now: Date },
  checked: Checked,
): Promise<string> {
  const { target, fileName, userId, now } = run
  const id = newId(now.getTime())
  const row = {
    id,
    target,
    file_name: fileName,
    status: 'checked' as const,
    total: checked.total,
    bad: checked.bad.length,
    created_by: userId,
    created_at: now,
    finished_at: null,
  }
  await db.insertInto('import_runs').values(row).execute()
  const rows = [
    ...checked.units.map((unit) => ({
      run_id: id,
      line: unit.line,
      label: unit.label,
      size: unit.size,
      payload: JSON.stringify(unit.payload),
      record: null,
      problems: null,
    })),
    ...checked.bad.map((bad) => ({
      run_id: id,
      line: bad.line,
      label: bad.label,
      size: 1,
      payload: null,
      record: JSON.stringify(bad.record),
      problems: JSON.stringify(bad.problems),
    })),
  ]
  for (let i = 0; i < rows.length; i += rowsPerInsert)
    await db
      .insertInto('import_rows')
      .values(rows.slice(i, i + rowsPerInsert))
      .execute()
  const old = db
    .selectFrom('import_runs')
    .select('id')
    .where('created_by', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(keptRuns)
  await db.deleteFrom('import_runs').where('id', 'in', old).where('status', '!=', 'running').execute()
  return id
}

/** One's own run with its first bad rows, their reasons in a language. Throws `not-found`. */
export async function getRun(db: Db, id: string, userId: string, locale: Locale = 'zh_CN'): Promise<ImportRun> {
  const row = await db.selectFrom('import_runs').selectAll().where('id', '=', id).where('created_by', '=', userId).executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  const bad = await readBadRows(db, id, shownBadRows)
  const told = bad.map((badRow) => ({
    ...badRow,
    problems: badRow.problems.map((problem) =>
      problem.code === 'form' ? { ...problem, params: { text: importProblemText(problem, row.target, locale) } } : problem,
    ),
  }))
  return toRun(row, told)
}

/** One's own last runs, newest first. */
export async function listRuns(db: Db, userId: string): Promise<ImportRun[]> {
  const rows = await db
    .selectFrom('import_runs')
    .selectAll()
    .where('created_by', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(keptRuns)
    .execute()
  return rows.map((row) => toRun(row, []))
}

/** Rows of a run that were not taken, in the order of the file. */
export async function readBadRows(db: Db, id: string, limit: number): Promise<BadRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['line', 'label', 'record', 'problems'])
    .where('run_id', '=', id)
    .where('problems', 'is not', null)
    .orderBy('line')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ line: row.line, label: row.label, record: row.record ?? {}, problems: row.problems ?? [] }))
}

/** Turns a checked run into a running one; false where it was started before. Throws `not-found`. */
export async function markStarted(db: Db, id: string, userId: string): Promise<boolean> {
  const run = await db
    .selectFrom('import_runs')
    .select('status')
    .where('id', '=', id)
    .where('created_by', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (run === undefined) throw new AppError('not-found')
  if (run.status !== 'checked') return false
  await db.updateTable('import_runs').set({ status: 'running' }).where('id', '=', id).execute()
  return true
}

/** What is to be loaded next; things that were loaded are gone. */
export async function nextUnits(db: Db, id: string, limit: number): Promise<Unit[]> {
  const rows = await db
    .selectFrom('import_rows')
    .select(['line', 'label', 'size', 'payload'])
    .where('run_id', '=', id)
    .where('payload', 'is not', null)
    .orderBy('line')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ line: row.line, label: row.label, size: row.size, payload: row.payload ?? {} }))
}

/** Notes what became of things, in the transaction that loaded them. */
export async function noteLoaded(db: Db, id: string, units: readonly Unit[], { rows, refused }: Loaded): Promise<void> {
  const lines = units.map((unit) => unit.line)
  const gone = refused.map(({ unit }) => unit.line)
  await db
    .deleteFrom('import_rows')
    .where('run_id', '=', id)
    .where('line', 'in', lines)
    .where('payload', 'is not', null)
    .where((eb) => (gone.length === 0 ? eb.lit(true) : eb('line', 'not in', gone)))
    .execute()
  for (const { unit, error } of refused)
    await db
      .updateTable('import_rows')
      .set({
        payload: null,
        record: JSON.stringify({}),
        problems: JSON.stringify([{ column: '', code: 'stored', params: { error: error.code } }]),
      })
      .where('run_id', '=', id)
      .where('line', '=', unit.line)
      .execute()
  const done = Object.values(rows).reduce((sum, count) => sum + count, 0)
  await db
    .updateTable('import_runs')
    .set((eb) => ({
      done: eb('done', '+', done),
      added: eb('added', '+', rows.added),
      changed: eb('changed', '+', rows.changed),
      same: eb('same', '+', rows.same),
      in_editing: eb('in_editing', '+', rows['in-editing']),
      bad: eb(
        'bad',
        '+',
        refused.reduce((sum, { unit }) => sum + unit.size, 0),
      ),
    }))
    .where('id', '=', id)
    .execute()
}

interface RunRow {
  id: string
  target: ImportTarget
  file_name: string
  status: ImportRun['status']
  total: number
  bad: number
  done: number
  added: number
  changed: number
  same: number
  in_editing: number
  created_at: Date
  finished_at: Date | null
}

function toRun(row: RunRow, badRows: BadRow[]): ImportRun {
  const { id, target, file_name: fileName, status, total, bad, done, added, changed, same, in_editing: inEditing } = row
  return {
    id,
    target,
    fileName,
    status,
    total,
    bad,
    done,
    added,
    changed,
    same,
    inEditing,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    badRows,
  }
}
