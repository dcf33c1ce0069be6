import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { type Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import { importTargets, maxImportRows, permissionToImport, type ImportRun, type ImportTarget } from '@wenwu/core/imports/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import { requirePermission } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import type { AppServices } from '../../../platform/services.ts'
import { xlsxMediaType } from '../../../platform/xlsx/write-xlsx.ts'
import { localeOf } from '../../../platform/http/locale.ts'
import { auditWriterOf } from '../../base/audit/index.ts'
import { provinceScopeOf } from '../../base/roles/index.ts'
import { settleSearch } from '../search/index.ts'
import { checkAgainst } from './check-rows.ts'
import { batchSize, loadBatch } from './load-units.ts'
import { problemSheet, templateSheet } from './problem-sheet.ts'
import { readRows, type FileRow } from './read-file.ts'
import { getRun, markStarted, nextUnits, noteLoaded, readBadRows, storeChecked } from './run-repository.ts'
import { targets } from './targets.ts'

/** Name of the job that loads a started run. */
export const importJob = 'run-import'

/** Throws `forbidden` where the caller may not import into a target; nobody may on the screen what the command does alone. */
function requireMayImport({ actor }: Ctx, target: ImportTarget): void {
  const permission = permissionToImport(target)
  if (permission === null) throw new AppError('forbidden')
  requirePermission(actor, permission)
}

/** Reads a file to import. Throws `forbidden` where the caller may not import into the target, and as `readRows`. */
export async function readFor(ctx: Ctx, target: ImportTarget, file: ReceivedFile): Promise<FileRow[]> {
  // a multipart body passes no schema
  if (!importTargets.includes(target)) throw new AppError('bad-request', { params: { field: 'target' }, field: 'target' })
  requireMayImport(ctx, target)
  return (await readRows(file, ctx.services.tables.for(ctx.actor.userId, ctx.signal))).rows
}

/** Checks the rows of a file and keeps what it would load. */
export async function checkFile(ctx: Ctx, target: ImportTarget, file: ReceivedFile, rows: readonly FileRow[]): Promise<ImportRun> {
  const checked = await checkAgainst(ctx.db, target, rows, ctx.now, { provinces: provinceScopeOf(ctx.actor) })
  const id = await storeChecked(ctx.db, { target, fileName: file.name, userId: ctx.actor.userId, now: ctx.now }, checked)
  ctx.setAuditObject({ type: 'import', id, details: { kind: target, file: file.name, rows: checked.total, bad: checked.bad.length } })
  return getRun(ctx.db, id, ctx.actor.userId, localeOf(ctx))
}

/** The calls of specification §7.7: check and load in one, where something can be loaded. */
export async function importFile(
  ctx: Ctx,
  target: ImportTarget,
  file: ReceivedFile,
  rows: readonly FileRow[],
  isCheckOnly: boolean,
): Promise<ImportRun> {
  const run = await checkFile(ctx, target, file, rows)
  return isCheckOnly || run.bad === run.total ? run : startRun(ctx, run.id)
}

/** Begins to load a checked run as a job; a second start changes nothing. */
export async function startRun(ctx: Ctx, id: string): Promise<ImportRun> {
  const { target, fileName, total, bad } = await getRun(ctx.db, id, ctx.actor.userId)
  requireMayImport(ctx, target)
  ctx.setAuditObject({ type: 'import', id, details: { kind: target, file: fileName, rows: total, bad } })
  if (await markStarted(ctx.db, id, ctx.actor.userId)) await ctx.services.jobs.add(ctx.db, importJob, { importId: id })
  return getRun(ctx.db, id, ctx.actor.userId, localeOf(ctx))
}

/** The job: loads what is left of a run, batch by batch; after a crash it goes on where it stood. */
export async function runImport(services: AppServices, id: string, now: () => Date): Promise<void> {
  const { pool, config, log } = services
  const run = await inTransaction(pool, (db) =>
    db
      .selectFrom('import_runs as r')
      .innerJoin('users as u', 'u.id', 'r.created_by')
      .select(['r.target', 'r.status', 'r.file_name', 'r.created_by', 'u.name'])
      .where('r.id', '=', id)
      .executeTakeFirst(),
  )
  if (run?.status !== 'running') return
  let isWhole = true
  try {
    for (;;) {
      const units = await inTransaction(pool, (db) => nextUnits(db, id, batchSize))
      if (units.length === 0) break
      await loadBatch({ pool, now: now(), userId: run.created_by }, run.target, units, (db, loaded) => noteLoaded(db, id, units, loaded))
    }
  } catch (error) {
    isWhole = false
    log.error({ err: error, importId: id }, 'an import broke off')
  }
  await targets[run.target].finish?.(pool)
  await settleSearch(pool).catch((error: unknown) =>
    log.error({ err: error, importId: id }, 'the search was left for the next write to settle'),
  )
  await inTransaction(pool, async (db) => {
    const ended = await db
      .updateTable('import_runs')
      .set({ status: isWhole ? 'done' : 'failed', finished_at: now() })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .returning(['total', 'bad', 'added'])
      .executeTakeFirst()
    if (ended === undefined) return
    await auditWriterOf(config.secret)(db, {
      at: now(),
      requestId: id,
      actor: { userId: run.created_by, name: run.name, roles: [] },
      address: '',
      action: 'imports.finished',
      objectType: 'import',
      objectId: id,
      outcome: isWhole ? 'done' : 'failed',
      details: { kind: run.target, file: run.file_name, rows: ended.total, bad: ended.bad, created: ended.added },
    })
  })
}

/** All rows of one's own run that were not taken, as xlsx. Throws `not-found`. */
export async function problemFile(ctx: Ctx, id: string, locale: Locale): Promise<StreamReply> {
  const { run, rows } = await inTransaction(ctx.services.pool, async (db) => ({
    run: await getRun(db, id, ctx.actor.userId),
    rows: await readBadRows(db, id, maxImportRows),
  }))
  return {
    body: problemSheet(run.target, rows, locale),
    mediaType: xlsxMediaType,
    fileName: `${run.fileName.replace(/\.\w+$/, '')}-${translate(locale, 'imports.problems')}-${toShanghaiDate(ctx.now)}.xlsx`,
    disposition: 'attachment',
  }
}

/** An empty workbook with a target's columns. Throws `forbidden`. */
export function templateFile(ctx: Ctx, target: ImportTarget): StreamReply {
  requireMayImport(ctx, target)
  return {
    body: templateSheet(target),
    mediaType: xlsxMediaType,
    fileName: `${translate('zh_CN', `imports.${target}`)}.xlsx`,
    disposition: 'attachment',
  }
}
