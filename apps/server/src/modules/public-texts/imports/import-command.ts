import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'pg'
import type { AuditDetails } from '@wenwu/core/audit/object-words'
import { importTargets, type BadRow, type ImportTarget, type LoadOutcome } from '@wenwu/core/imports/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { translate } from '@wenwu/core/i18n/translate'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { operatorLimits } from '../../../platform/xlsx/reading-limits.ts'
import { readHere } from '../../../platform/xlsx/table-rows.ts'
import { StartError } from '../../../platform/database/start-error.ts'
import { auditWriterOf } from '../../base/audit/index.ts'
import { settleSearch } from '../search/index.ts'
import { checkAgainst } from './check-rows.ts'
import { batchSize, loadBatch } from './load-units.ts'
import { problemSheet } from './problem-sheet.ts'
import { importProblemText } from './import-problem-text.ts'
import { readRows } from './read-file.ts'
import { targets } from './targets.ts'

interface Command {
  pool: Pool
  secret: Buffer
  /** `laws FILE [--check]`. */
  args: readonly string[]
  /** Where relative names begin and the file with problems is put. */
  folder: string
  print(text: string): void
  /** Whether lines may be written over (a terminal). */
  isLive: boolean
  /** Checked between two batches, and while rows are checked. */
  isStopped(): boolean
}

/** Reasons printed; the file has all. */
const printedRows = 20

/** What a shell gives for a command that Ctrl-C ended. */
export const stoppedCode = 130

class ImportStopped extends Error {}

/**
 * `npm run import -- laws|standards|divisions|units|museums|dictionaries|guides|older-cases … FILE [--check]`: checks, loads the good rows and writes the others with
 * their reasons into a workbook. Gives the exit code: 0 all rows taken, 2 some were not, 130
 * stopped: what was loaded until then stays, and the same command continues with the rest. Throws StartError where it cannot begin.
 */
export async function importCommand(command: Command): Promise<number> {
  try {
    return await runCommand(command)
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error
    command.print(`${translate('zh_CN', 'imports.stoppedChecking')} / ${translate('en_US', 'imports.stoppedChecking')}\n`)
    return stoppedCode
  }
}

async function runCommand({ pool, secret, args, folder, print, isLive, isStopped }: Command): Promise<number> {
  const turn = (): void => {
    if (isStopped()) throw new ImportStopped()
  }
  const { target, file, isCheck } = readArguments(args, folder)
  const isXlsx = fs.readFileSync(file).subarray(0, 2).toString('latin1') === 'PK'
  const { rows } = await readRows({ temporaryPath: file, name: path.basename(file), detectedType: isXlsx ? 'xlsx' : null }, readHere, {
    limits: operatorLimits,
  }).catch((error: unknown) => {
    throw error instanceof AppError
      ? new StartError(translate('zh_CN', `errors.${error.code}`, error.params), translate('en_US', `errors.${error.code}`, error.params))
      : error
  })
  turn()
  const now = new Date()
  const checked = await inTransaction(pool, (db) => checkAgainst(db, target, rows, now, { turn }))
  turn()
  const good = checked.units.reduce((sum, unit) => sum + unit.size, 0)
  const params = { total: checked.total, good, bad: checked.bad.length }
  print(`${translate('zh_CN', 'imports.checked', params)} / ${translate('en_US', 'imports.checked', params)}\n`)
  const bad: BadRow[] = [...checked.bad]
  const counts: Record<LoadOutcome, number> = { added: 0, changed: 0, same: 0, 'in-editing': 0 }
  if (!isCheck) {
    const progress = progressPrinter(checked.units.length, print, isLive)
    let next = 0
    for (let at = 0; at < checked.units.length && !isStopped(); at += batchSize) {
      const loaded = await loadBatch({ pool, now, userId: null }, target, checked.units.slice(at, at + batchSize), () => Promise.resolve())
      for (const outcome of Object.keys(counts) as LoadOutcome[]) counts[outcome] += loaded.rows[outcome]
      for (const { unit, error } of loaded.refused)
        bad.push({
          line: unit.line,
          label: unit.label,
          record: {},
          problems: [{ column: '', code: 'stored', params: { error: error.code } }],
        })
      next = Math.min(at + batchSize, checked.units.length)
      progress(next)
    }
    if (isLive && checked.units.length > 0) print('\n')
    await targets[target].finish?.(pool)
    const isWhole = next >= checked.units.length
    if (isWhole) await settleSearch(pool)
    await note({ pool, secret, now }, target, path.basename(file), { rows: checked.total, bad: bad.length, created: counts.added }, isWhole)
    if (!isWhole) {
      const done = { ...counts, done: next, all: checked.units.length }
      print(`${translate('zh_CN', 'imports.stopped', done)} / ${translate('en_US', 'imports.stopped', done)}\n`)
      return stoppedCode
    }
    print(`${translate('zh_CN', 'imports.done', counts)} / ${translate('en_US', 'imports.done', counts)}\n`)
    if (counts['in-editing'] > 0) print(`${translate('zh_CN', 'imports.inEditing', { n: counts['in-editing'] })}\n`)
  }
  if (bad.length === 0) return 0
  for (const row of bad.slice(0, printedRows))
    print(`  ${row.line}  ${row.label}  ${row.problems.map((problem) => importProblemText(problem, target, 'zh_CN')).join('；')}\n`)
  const report = path.join(folder, `${path.basename(file).replace(/\.\w+$/, '')}-${translate('zh_CN', 'imports.problems')}.xlsx`)
  await pipeline(problemSheet(target, bad, 'zh_CN'), fs.createWriteStream(report))
  print(`${translate('zh_CN', 'imports.problems')} / ${translate('en_US', 'imports.problems')}: ${report}\n`)
  return 2
}

/** A bar that is written over on a terminal; elsewhere a line after every fiftieth of the whole. */
function progressPrinter(all: number, print: (text: string) => void, isLive: boolean): (done: number) => void {
  let told = 0
  return (done) => {
    const share = done / all
    if (isLive) print(`\r[${'#'.repeat(Math.round(share * 30)).padEnd(30, '.')}] ${Math.round(share * 100)}%`)
    else if (share - told >= 0.02 || done === all) {
      told = share
      print(`  ${translate('zh_CN', 'imports.loadedSoFar', { done, all })} / ${translate('en_US', 'imports.loadedSoFar', { done, all })}\n`)
    }
  }
}

function readArguments(args: readonly string[], folder: string): { target: ImportTarget; file: string; isCheck: boolean } {
  const [name = '', given = ''] = args.filter((arg) => !arg.startsWith('--'))
  const target = importTargets.find((known) => known === name)
  if (target === undefined || given === '')
    throw new StartError(
      `用法：npm run import -- ${importTargets.join('|')} 文件 [--check]`,
      `Usage: npm run import -- ${importTargets.join('|')} FILE [--check]`,
    )
  const file = path.resolve(folder, given)
  if (!fs.existsSync(file)) throw new StartError(`文件不存在：${file}`, `There is no file ${file}`)
  return { target, file, isCheck: args.includes('--check') }
}

async function note(
  { pool, secret, now }: { pool: Pool; secret: Buffer; now: Date },
  target: ImportTarget,
  file: string,
  counts: AuditDetails,
  isWhole: boolean,
): Promise<void> {
  await inTransaction(pool, (db) =>
    auditWriterOf(secret)(db, {
      at: now,
      requestId: 'import',
      actor: null,
      address: '',
      action: 'imports.finished',
      objectType: 'import',
      objectId: target,
      outcome: isWhole ? 'done' : 'failed',
      details: { kind: target, file, ...counts },
    }),
  )
}
