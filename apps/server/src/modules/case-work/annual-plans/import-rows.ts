import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { contract } from '@wenwu/core/annual-plans/contract'
import type { ImportedPlanRow } from '@wenwu/core/annual-plans/model'
import { foldName } from '@wenwu/core/annual-plans/names'
import { placeAtRanks } from '@wenwu/core/annual-plans/ranking'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import type { Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import { textOf } from '@wenwu/core/imports/read-record'
import { newId } from '@wenwu/core/kernel/id'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { localeOf } from '../../../platform/http/locale.ts'
import type { ReadTable } from '../../../platform/xlsx/table-rows.ts'
import { problemWorkbook, type FileRow } from '../../public-texts/imports/index.ts'
import { refusal, rowJudge, type Judged, type OwnRow, type Taken } from './judge-rows.ts'
import { bumpRevision } from './plan-repository.ts'
import { assumesUnit, numberingLine, readPlanSheet, rowsPerTurn, unreadColumns, type SheetRow } from './read-plan-sheet.ts'
import { knownRows, storedFacts } from './row-checks.ts'
import { readOrder, storeOrder } from './row-order.ts'
import { openPlan, updateRow } from './row-service.ts'

/** Rows of one statement. */
const rowsPerInsert = 500

/**
 * Takes the rows of a file into a plan that the caller may change: added, or changed where the plan has the same site and name as a person reads them. What cannot be taken is given
 * back with its reasons; the rest is taken. A row of sums at the end is compared with the rows. Throws as `openPlan`, `import-columns`.
 */
export async function importRows(
  ctx: Ctx,
  planId: string,
  file: ReceivedFile,
  { rows, otherSheets }: ReadTable<FileRow>,
): Promise<OutputOf<typeof contract.importRows>> {
  const { db } = ctx
  const locale = localeOf(ctx)
  const plan = await openPlan(ctx, planId)
  const read = await readPlanSheet(rows, locale)
  const asked = read.flatMap(({ given }) => given ?? [])
  const known = await knownRows(db, plan.provinceCode, {
    sites: [...new Set(asked.map(({ siteName }) => foldName(siteName)))],
    names: [...new Set(asked.map(({ projectName }) => foldName(projectName)))],
  })
  const own = await ownRows(ctx, planId)
  const { judge, taken } = rowJudge({ plan, known, own, locale, newId: () => newId(ctx.now.getTime()) })
  const judged: { row: SheetRow; judgement: Judged }[] = []
  for (const [i, row] of read.entries()) {
    if (i % rowsPerTurn === rowsPerTurn - 1) await nextTurn()
    judged.push({ row, judgement: row.given === undefined ? refusal(...row.reasons) : judge(row.given, row.source.line) })
  }
  const places = await storeTaken(ctx, planId, taken)
  const results = judged.map(({ row, judgement: { ranked, outcome, reasons } }): ImportedPlanRow => {
    // what says nothing new is changed where the file has moved it
    const isMoved = ranked !== undefined && places.get(ranked.id) !== ranked.rank
    return { line: row.source.line, label: row.label, reasons, outcome: isMoved ? 'changed' : outcome }
  })
  const count = (outcome: ImportedPlanRow['outcome']): number => results.filter((row) => row.outcome === outcome).length
  const refused = judged.filter(({ judgement }) => judgement.outcome === 'refused')
  await bumpRevision(db, planId)
  ctx.setAuditObject({
    type: 'annual-plan',
    id: planId,
    details: { file: file.name, rows: read.length, bad: refused.length, created: taken.added.length },
  })
  return {
    total: results.length,
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    refused: refused.length,
    rows: results,
    unread: unreadColumns(rows),
    unreadSheets: otherSheets,
    numberingLine: numberingLine(rows),
    isUnitAssumed: assumesUnit(rows),
    problems: refused.length === 0 ? null : await problemsOf(file.name, refused, locale),
  }
}

/** Stores what was taken. Rows go where the file ranks them; the others keep their order around them. Gives where each row of the plan stands then. */
async function storeTaken(ctx: Ctx, planId: string, { added, changed, ranked }: Taken): Promise<ReadonlyMap<string, number>> {
  await insertRows(ctx, planId, added)
  for (const { id, facts } of changed) await updateRow(ctx, id, facts)
  const placed = placeAtRanks(await readOrder(ctx.db, planId), ranked)
  await storeOrder(ctx.db, placed)
  return new Map(placed.map(({ id }, i) => [id, i + 1]))
}

/** What the rows of a plan say now, by their ids. */
async function ownRows({ db }: Ctx, planId: string): Promise<Map<string, OwnRow>> {
  const rows = await db
    .selectFrom('plan_rows')
    .select(['id', 'rank', 'group_name', 'project_name', 'site_name', 'budget', 'state_funds', 'remark'])
    .where('plan_id', '=', planId)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        rank: row.rank,
        facts: {
          group: row.group_name,
          projectName: row.project_name,
          siteName: row.site_name,
          budget: Number(row.budget),
          stateFunds: Number(row.state_funds),
          remark: row.remark,
        },
      },
    ]),
  )
}

async function insertRows({ db }: Ctx, planId: string, rows: Taken['added']): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    const values = rows.slice(from, from + rowsPerInsert).map(({ id, rank, facts }) => ({
      id,
      plan_id: planId,
      rank,
      ...storedFacts(facts),
      earlier_id: null,
      root_id: id,
      case_id: null,
      approved_funds: null,
    }))
    await db.insertInto('plan_rows').values(values).execute()
  }
}

async function problemsOf(fileName: string, refused: readonly { row: SheetRow; judgement: Judged }[], locale: Locale) {
  const rows = refused.map(({ row: { source }, judgement: { reasons } }) => ({
    line: source.line,
    reason: reasons.join('；'),
    record: Object.fromEntries(Object.entries(source.record).map(([name, value]) => [name, textOf(value)])),
  }))
  const content = await buffer(problemWorkbook(rows, locale))
  return { name: `${fileName.replace(/\.\w+$/, '')}-${translate(locale, 'imports.problems')}.xlsx`, content: content.toString('base64') }
}
