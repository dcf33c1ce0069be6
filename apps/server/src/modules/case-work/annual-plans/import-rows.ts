import { buffer } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { contract } from '@wenwu/core/annual-plans/contract'
import { isStanding } from '@wenwu/core/annual-plans/duplicates'
import { mostImportedRows, mostPlanRows, type ImportedPlanRow } from '@wenwu/core/annual-plans/model'
import { foldName, nameShapes } from '@wenwu/core/annual-plans/names'
import { placeAtRanks } from '@wenwu/core/annual-plans/ranking'
import { projectKey } from '@wenwu/core/annual-plans/same-project'
import { planColumns } from '@wenwu/core/annual-plans/sheet'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import type { Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import type { ImportProblem, ImportProblemCode } from '@wenwu/core/imports/model'
import { columnName, readRecord, textOf, type ImportColumn } from '@wenwu/core/imports/read-record'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { addMoney } from '@wenwu/core/kernel/money'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { localeOf } from '../../../platform/http/locale.ts'
import { problemWorkbook, type FileRow } from '../../public-texts/imports/index.ts'
import { bumpRevision } from './plan-repository.ts'
import { checkFacts, duplicateOf, groupedBy, isOther, knownRows, likesOf, storedFacts, type StoredKnownRow } from './row-checks.ts'
import { readOrder, storeOrder } from './row-order.ts'
import { openPlan, updateRow } from './row-service.ts'

type Facts = Parameters<typeof storedFacts>[0]
/** A row of the file as it was read. What the file leaves blank keeps what a row of the plan has. */
type Given = Pick<Facts, 'projectName' | 'siteName' | 'budget' | 'stateFunds'> & { rank?: number; group?: string; remark?: string }

interface SheetRow {
  source: FileRow
  label: string
  given: Given | undefined
  reasons: string[]
}

/** Rows of one statement. */
const rowsPerInsert = 500
/** Rows that are read before the event loop is yielded. */
const rowsPerTurn = 100

/** How a row that is added stands. */
const untouched = { result: 'open', isIssued: false } as const

/** Names that people write in the row of sums at the end of a sheet. */
const totalNames = new Set(['合计', '总计', '小计', 'total', 'sum', '合計', '합계'])

/**
 * Takes the rows of a file into a plan that the caller may change: added, or changed where the plan has the same site and name as a person reads them. What cannot be taken is given
 * back with its reasons; the rest is taken. A row of sums at the end is compared with the rows. Throws as `openPlan`, `import-too-many`, `import-columns`.
 */
export async function importRows(
  ctx: Ctx,
  planId: string,
  file: ReceivedFile,
  rows: readonly FileRow[],
): Promise<OutputOf<typeof contract.importRows>> {
  const { db } = ctx
  const locale = localeOf(ctx)
  const plan = await openPlan(ctx, planId)
  if (rows.length > mostImportedRows) throw new AppError('import-too-many', { params: { max: mostImportedRows }, field: 'file' })
  const read = await readSheet(rows, locale)
  const asked = read.flatMap(({ given }) => given ?? [])
  const known = await knownRows(db, plan.provinceCode, {
    sites: [...new Set(asked.map(({ siteName }) => foldName(siteName)))],
    names: [...new Set(asked.map(({ projectName }) => foldName(projectName)))],
  })
  const bySite = groupedBy(known, (row) => row.siteKey)
  const projectsOf = projectsByName(known)
  const order = await readOrder(db, planId)
  const inPlan = new Set(order.map(({ id }) => id))
  const stored = await ownRows(ctx, planId)
  const taken = new Map<string, number>()
  const ranks = new Map<number, number>()
  const ranked = new Map<string, number>()
  /** The new rows of the file by their sites, for what comes behind them. */
  const addedAt = new Map<string, StoredKnownRow[]>()
  const added: { id: string; rank: number; facts: Facts }[] = []
  const changed: { id: string; facts: Facts }[] = []
  const results: ImportedPlanRow[] = []
  const ranksOnly: { result: ImportedPlanRow; id: string; rank: number }[] = []
  const refused: { row: SheetRow; reasons: string[] }[] = []
  const shapeOf = nameShapes()
  for (const [i, row] of read.entries()) {
    if (i % rowsPerTurn === rowsPerTurn - 1) await nextTurn()
    const { given } = row
    const outcome: Judged = given === undefined ? refusal(row.reasons) : judge(given)
    if (outcome.reasons.length > 0 && outcome.outcome === 'refused') refused.push({ row, reasons: outcome.reasons })
    const result: ImportedPlanRow = { line: row.source.line, label: row.label, reasons: outcome.reasons, outcome: outcome.outcome }
    results.push(result)
    if (outcome.ranked !== undefined) ranksOnly.push({ result, ...outcome.ranked })

    function judge(asked: Given): Judged {
      const key = projectKey(asked)
      const earlier = taken.get(key)
      if (earlier !== undefined) return refusal([translate(locale, 'imports.problem-repeated', { line: earlier })])
      const rankedAt = asked.rank === undefined ? undefined : ranks.get(asked.rank)
      if (rankedAt !== undefined) return refusal([translate(locale, 'errors.plan-rank-taken', { rank: asked.rank!, line: rankedAt })])
      const [nameKey, siteKey] = [foldName(asked.projectName), foldName(asked.siteName)]
      const alike = projectsOf(nameKey).get(key) ?? []
      const own = alike.find((each) => inPlan.has(each.id))
      const self = { planId, id: own?.id, rootId: own?.rootId }
      const duplicate = alike.find((each) => isOther(self, each) && isStanding(each))
      if (duplicate !== undefined) {
        const { code, params } = duplicateOf(duplicate)
        return refusal([translate(locale, `errors.${code}`, params)])
      }
      if (own === undefined && order.length + added.length >= mostPlanRows)
        return refusal([translate(locale, 'errors.plan-full', { n: mostPlanRows })])
      taken.set(key, row.source.line)
      if (asked.rank !== undefined) ranks.set(asked.rank, row.source.line)
      const asking = { ...self, nameKey, year: plan.year }
      const inFile = addedAt.get(siteKey) ?? []
      // those of the file first: they are of this plan, so none of them is for notice alone
      const warnings = [inFile, bySite.get(siteKey)].flatMap((ofSite) => likesOf(asking, ofSite, shapeOf))
      const reasons = warnings.map((warning) =>
        translate(locale, `annual-plans.warning-${warning.code}`, { year: warning.year, n: warning.batch, name: warning.name }),
      )
      const kept = keep(asked, own)
      if (own === undefined) {
        const { id } = added.at(-1)!
        const { siteName, projectName } = asked
        // the newest first, as those that are stored
        inFile.unshift({
          id,
          rootId: id,
          planId,
          year: plan.year,
          batch: plan.batch,
          siteName,
          siteKey,
          projectName,
          nameKey,
          ...untouched,
        })
        addedAt.set(siteKey, inFile)
      }
      return { ...kept, reasons }
    }
  }
  await insertRows(ctx, planId, added)
  for (const { id, facts } of changed) await updateRow(ctx, id, facts)
  const places = await place()
  // what says nothing new is changed where the file has moved it
  for (const { result, id, rank } of ranksOnly) if (places.get(id) !== rank) result.outcome = 'changed'
  const count = (outcome: ImportedPlanRow['outcome']): number => results.filter((row) => row.outcome === outcome).length
  await bumpRevision(db, planId)
  ctx.setAuditObject({
    type: 'annual-plan',
    id: planId,
    details: { file: file.name, rows: read.length, bad: refused.length, created: added.length },
  })
  return {
    total: results.length,
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
    rows: results,
    problems: refused.length === 0 ? null : await problemsOf(file.name, refused, locale),
  }

  function keep(asked: Given, own: StoredKnownRow | undefined): Pick<Judged, 'outcome' | 'ranked'> {
    if (own === undefined) {
      const id = newId(ctx.now.getTime())
      if (asked.rank !== undefined) ranked.set(id, asked.rank)
      added.push({ id, rank: order.length + added.length + 1, facts: { group: '', remark: '', ...asked } })
      return { outcome: 'added' }
    }
    if (asked.rank !== undefined) ranked.set(own.id, asked.rank)
    const { rank, facts: old } = stored.get(own.id)!
    const facts: Facts = { ...old, ...asked }
    const isSame = (Object.keys(old) as (keyof typeof old)[]).every((field) => facts[field] === old[field])
    if (isSame) return { outcome: 'same', ...(asked.rank !== undefined && { ranked: { id: own.id, rank } }) }
    changed.push({ id: own.id, facts })
    return { outcome: 'changed' }
  }

  /** Rows go where the file ranks them; the others keep their order around them. Gives where each stands. */
  async function place(): Promise<ReadonlyMap<string, number>> {
    const placed = placeAtRanks(await readOrder(db, planId), ranked)
    await storeOrder(db, placed)
    return new Map(placed.map(({ id }, i) => [id, i + 1]))
  }
}

/** Rows that are known by their projects, of each folded name: its projects are told apart when it is first asked for. */
function projectsByName(known: readonly StoredKnownRow[]): (nameKey: string) => ReadonlyMap<string, StoredKnownRow[]> {
  const byName = groupedBy(known, (row) => row.nameKey)
  const read = new Map<string, Map<string, StoredKnownRow[]>>()
  return (nameKey) => {
    let projects = read.get(nameKey)
    if (projects === undefined) read.set(nameKey, (projects = groupedBy(byName.get(nameKey) ?? [], projectKey)))
    return projects
  }
}

/** What becomes of a row of the file; `ranked`: of one that says nothing but a rank, the row of the plan and where it stood. */
type Judged = Pick<ImportedPlanRow, 'outcome' | 'reasons'> & { ranked?: { id: string; rank: number } }

function refusal(reasons: string[]): Judged {
  return { outcome: 'refused', reasons }
}

/** The rows of a file with what is wrong with each by itself. Throws `import-columns` where it is another file. */
async function readSheet(rows: readonly FileRow[], locale: Locale): Promise<SheetRow[]> {
  const columns = planColumns()
  const read: SheetRow[] = []
  const amounts: { budget: number[]; stateFunds: number[] } = { budget: [], stateFunds: [] }
  for (const [i, source] of rows.entries()) {
    if (i % rowsPerTurn === rowsPerTurn - 1) await nextTurn()
    const { values, problems } = readRecord(columns, source.record)
    // rows that were only formatted
    if (Object.keys(source.record).length === 0 || Object.values(source.record).every((cell) => textOf(cell) === '')) continue
    if (i === 0 && problems.filter(({ code }) => code === 'required').length === columns.filter(({ required }) => required === true).length)
      throw new AppError('import-columns', { params: { columns: columns.map(({ names }) => names[0]!).join('、') }, field: 'file' })
    const label = textOf(values['projectName'])
    if (totalNames.has(label.toLowerCase().replaceAll(/\s/g, '')) && values['siteName'] === undefined) {
      const differs = (['budget', 'stateFunds'] as const).some(
        (field) => values[field] !== undefined && values[field] !== addMoney(...amounts[field]),
      )
      if (differs) read.push({ source, label, given: undefined, reasons: [translate(locale, 'errors.plan-total')] })
      continue
    }
    for (const field of ['budget', 'stateFunds'] as const) if (typeof values[field] === 'number') amounts[field].push(values[field])
    const formulas = typeof source.fault === 'object' ? source.fault.formula : []
    const columnOf = (title: string) => columns.find((column) => columnName(column, source.record) === title)
    const inWords = (title: string, code: 'formula' | ImportProblemCode, params?: ImportProblem['params']): string => {
      const { key, kind } = columnOf(title) ?? {}
      if (code === 'formula' && kind === 'text') return translate(locale, 'imports.problem-formula-text')
      if (code === 'number' && key === 'rank') return translate(locale, 'errors.plan-rank')
      return translate(locale, `imports.problem-${code}`, params)
    }
    const reasons = [
      ...formulas.map((title) => `${withoutStar(title)}：${inWords(title, 'formula')}`),
      ...problems
        .filter(({ column }) => !formulas.includes(column))
        .map(({ column, code, params }) => `${withoutStar(column)}：${inWords(column, code, params)}`),
    ]
    const given = reasons.length > 0 ? undefined : factsOf(values, reasons, (error) => reasonOf(error, columns, source, locale))
    read.push({ source, label, given, reasons })
  }
  return read
}

function factsOf(values: Record<string, unknown>, reasons: string[], inWords: (error: AppError) => string): Given | undefined {
  const given = values as unknown as Given
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
  return column === undefined ? words : `${withoutStar(columnName(column, record))}：${words}`
}

/** A column as a sentence names it: the template stars those that are needed. */
function withoutStar(column: string): string {
  return column.replaceAll(/[*＊]/g, '').trim()
}

/** What the rows of a plan say now, by their ids. */
async function ownRows({ db }: Ctx, planId: string): Promise<Map<string, { rank: number; facts: Facts }>> {
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

async function insertRows({ db }: Ctx, planId: string, rows: readonly { id: string; rank: number; facts: Facts }[]): Promise<void> {
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

async function problemsOf(fileName: string, refused: readonly { row: SheetRow; reasons: string[] }[], locale: Locale) {
  const rows = refused.map(({ row: { source }, reasons }) => ({
    line: source.line,
    reason: reasons.join('；'),
    record: Object.fromEntries(Object.entries(source.record).map(([name, value]) => [name, textOf(value)])),
  }))
  const content = await buffer(problemWorkbook(rows, locale))
  return { name: `${fileName.replace(/\.\w+$/, '')}-${translate(locale, 'imports.problems')}.xlsx`, content: content.toString('base64') }
}
