import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import { findLikes, isSuspect, judgeDuplicates, type KnownRow, type PlanWarning } from '@wenwu/core/annual-plans/duplicates'
import type { RowFacts } from '@wenwu/core/annual-plans/model'
import { foldName, nameShapes } from '@wenwu/core/annual-plans/names'
import { sameProject } from '@wenwu/core/annual-plans/same-project'
import { AppError } from '@wenwu/core/kernel/errors'
import { isMoney } from '@wenwu/core/kernel/money'
import { bigrams, tidyName, tidyText, withoutInvisible } from '@wenwu/core/kernel/text'
import { BoundedQueue } from '../../../platform/bounded-queue.ts'
import { inReading, type Db } from '../../../platform/database/request-database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { PersonalPlaces } from '../../../platform/personal-places.ts'
import { perInstallation } from '../../../platform/services.ts'
import { visibleCases } from '../cases/index.ts'
import { itemsOf } from '../items/index.ts'
import { planCondition } from '../plan-scope/index.ts'
import type { PlanRecord } from './plan-repository.ts'

/** What the rows of plans say that is stored with them, by people's names. */
export type StoredFacts = Omit<RowFacts, 'earlierId' | 'caseNumber'>

/** What is stored of the facts of a row. */
export function storedFacts({ projectName, siteName, group, budget, stateFunds, remark }: StoredFacts) {
  const words = `${projectName} ${siteName}`
  return {
    project_name: projectName,
    site_name: siteName,
    group_name: group,
    name_key: foldName(projectName),
    site_key: foldName(siteName),
    budget: String(budget),
    state_funds: String(stateFunds),
    remark,
    words,
    terms: bigrams(words),
  }
}

/** The facts as they are stored: names in one line, without what cannot be seen at their ends. Throws `plan-required`, `plan-money`, `plan-negative`, `plan-funds`, each with its field. */
export function checkFacts<Facts extends StoredFacts>(given: Facts): Facts {
  const facts = {
    ...given,
    projectName: tidyName(given.projectName),
    siteName: tidyName(given.siteName),
    group: tidyName(given.group),
    remark: tidyText(given.remark),
  }
  // a name of marks alone is none
  for (const field of ['projectName', 'siteName'] as const)
    if (foldName(facts[field]) === '') throw new AppError('plan-required', { field })
  for (const field of ['budget', 'stateFunds'] as const) {
    if (!isMoney(facts[field])) throw new AppError('plan-money', { field })
    // those of a file pass no schema
    if (facts[field] < 0) throw new AppError('plan-negative', { field })
  }
  if (facts.stateFunds > facts.budget) throw new AppError('plan-funds', { field: 'stateFunds' })
  return facts
}

export interface StoredKnownRow extends KnownRow {
  id: string
  siteName: string
  siteKey: string
  rootId: string
}

/** A row whose likes are asked for. */
export interface AskedRow {
  id: string
  planId: string
  provinceCode: string
  year: number
  nameKey: string
  siteKey: string
  rootId: string
}

/** So many rows of one site are compared with those that are shown, the newest. */
const mostCompared = 50

interface AtSites {
  provinces: readonly string[]
  sites: readonly string[]
  /** Folded names that are told of beyond the newest. */
  names?: readonly string[]
  /** Of the plans `p`. */
  scope?: RawBuilder<boolean>
}

/** The newest rows at each of some sites, and all of some names there, the newest first: however many a site has, few are read. One statement. */
async function readAtSites(
  db: Db,
  { provinces, sites, names = [], scope = sql<boolean>`true` }: AtSites,
): Promise<(StoredKnownRow & { provinceCode: string })[]> {
  const { rows } = await sql<StoredKnownRow & { provinceCode: string }>`
    select * from (
      select r.id, r.plan_id as "planId", r.site_name as "siteName", r.site_key as "siteKey", r.root_id as "rootId", p.province_code as "provinceCode", b.year, b.number as batch,
        r.project_name as "projectName", r.name_key as "nameKey",
        -- what is decided and not issued stands as it was submitted
        case when p.issued_at is null then 'open' else r.result end as result, p.issued_at is not null as "isIssued",
        row_number() over (partition by p.province_code, r.site_key order by b.year desc, b.number desc, r.rank) as place
      from plan_rows r join annual_plans p on p.id = r.plan_id join plan_batches b on b.id = p.batch_id
      where r.site_key = any(${[...sites]}::text[]) and p.province_code = any(${[...provinces]}::text[]) and ${scope}) k
    where place <= ${sql.lit(mostCompared)} or "nameKey" = any(${[...names]}::text[]) order by place`.execute(db)
  return rows
}

/** What a province has at some sites, in whatever plan (`readAtSites`). Other writers of the province wait: two cannot add the same at once. One flight. */
export async function knownRows(
  db: Db,
  provinceCode: string,
  asked: Required<Pick<AtSites, 'sites' | 'names'>>,
): Promise<StoredKnownRow[]> {
  const [, rows] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtext(${`plan-rows ${provinceCode}`}))`.execute(db),
    readAtSites(db, { provinces: [provinceCode], ...asked }),
  ])
  return rows
}

/** What is at the sites of some rows, among those that the caller reads, by `placeOf`. One statement. */
async function readBeside({ db, actor }: Pick<Ctx, 'db' | 'actor'>, asked: readonly AskedRow[]): Promise<Map<string, StoredKnownRow[]>> {
  const sites = [...new Set(asked.map(({ siteKey }) => siteKey))]
  const provinces = [...new Set(asked.map(({ provinceCode }) => provinceCode))]
  return groupedBy(await readAtSites(db, { provinces, sites, scope: planCondition(actor, 'rows') }), placeOf)
}

/** What rows are like among those that the caller reads, by their ids. One statement, none for no rows. Throws as `compare`. */
export async function warningsFor(ctx: Ctx, asked: readonly AskedRow[]): Promise<Map<string, PlanWarning[]>> {
  if (asked.length === 0) return new Map()
  const bySite = await readBeside(ctx, asked)
  // a page of a thousand rows is compared for longer than others should wait for its connection
  if (asked.length > rowsPerTurn) ctx.yieldConnection()
  return compare(ctx, asked, bySite)
}

/**
 * As `warningsFor` of all rows of a plan, which are bounded, and of those that are not issued: the ids of the ones that may be there already. Two statements on a connection of their own,
 * given back before rows are compared: the caller holds none. Throws as `compare`.
 */
export async function suspectsAmong(ctx: Ctx, readAsked: (db: Db) => Promise<AskedRow[]>): Promise<string[]> {
  const { asked, bySite } = await inReading(ctx.services.pool, async (db) => {
    const asked = await readAsked(db)
    return { asked, bySite: await readBeside({ db, actor: ctx.actor }, asked) }
  })
  const found = await compare(ctx, asked, bySite)
  return asked.filter(({ id }) => isSuspect({ warnings: found.get(id) ?? [] })).map(({ id }) => id)
}

/** So many rows are compared at once, each with `mostCompared`: some milliseconds. */
const rowsPerTurn = 50

/** More rows than that are compared for one caller at a time; somebody who presses again and again keeps others from nothing. */
const gates = perInstallation(() => ({ queue: new BoundedQueue({ running: 1, waiting: 64 }), places: new PersonalPlaces(4) }))

/** Compares rows, turn by turn, so that others are served meanwhile, and no longer than the caller waits. Throws `busy` where too many or too many of theirs wait, and the reason of the signal. */
export async function compare(
  { services, signal, actor }: Pick<Ctx, 'services' | 'signal'> & { actor: Pick<Actor, 'userId'> },
  asked: readonly AskedRow[],
  bySite: ReadonlyMap<string, readonly StoredKnownRow[]>,
): Promise<Map<string, PlanWarning[]>> {
  const shapeOf = nameShapes()
  const judge = (row: AskedRow): [string, PlanWarning[]] => [row.id, likesOf(row, bySite.get(placeOf(row)), shapeOf)]
  if (asked.length <= rowsPerTurn) return new Map(asked.map(judge))
  const { queue, places } = gates(services)
  const inTurns = async () => {
    const warnings = new Map<string, PlanWarning[]>()
    for (let from = 0; from < asked.length; from += rowsPerTurn) {
      for (const row of asked.slice(from, from + rowsPerTurn)) warnings.set(...judge(row))
      await nextTurn()
      signal.throwIfAborted()
    }
    return warnings
  }
  return places.run(actor.userId, () => queue.run(inTurns, signal))
}

/** A row of a plan; of a new one neither id nor chain. */
interface OneRow {
  id?: string | undefined
  rootId?: string | undefined
  planId: string
}

/** Whether a row may repeat another: rows of other plans that it goes on with are its own earlier life. */
export function isOther(row: OneRow, other: Pick<StoredKnownRow, 'id' | 'rootId' | 'planId'>): boolean {
  return other.id !== row.id && (other.rootId !== row.rootId || other.planId === row.planId)
}

/** What a row is like of the newest others of its site. `shapeOf`: one for all rows that are compared together. */
export function likesOf(
  row: OneRow & { nameKey: string; year: number },
  ofSite: readonly StoredKnownRow[] = [],
  shapeOf?: ReturnType<typeof nameShapes>,
): PlanWarning[] {
  return judgeDuplicates(row, othersOf(row, ofSite), shapeOf)
}

/** The rows that the warnings of one row are about, in their order. One statement. */
export async function likeIdsOf(ctx: Pick<Ctx, 'db' | 'actor'>, row: AskedRow): Promise<{ id: string; code: PlanWarning['code'] }[]> {
  const bySite = await readBeside(ctx, [row])
  return findLikes(row, othersOf(row, bySite.get(placeOf(row)))).map(({ code, of: { id } }) => ({ id, code }))
}

function othersOf(row: OneRow, ofSite: readonly StoredKnownRow[] = []): StoredKnownRow[] {
  return ofSite.slice(0, mostCompared).filter((other) => isOther(row, other))
}

/** Rows by what tells them apart, in their order. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group === undefined) groups.set(keyOf(row), [row])
    else group.push(row)
  }
  return groups
}

const placeOf = ({ provinceCode, siteKey }: { provinceCode: string; siteKey: string }): string => `${provinceCode} ${siteKey}`

/** What a row is like. Throws `plan-duplicate`. `rootId`: of the chain that it goes on with; those rows are its own earlier life. */
export async function warnOf(
  db: Db,
  plan: PlanRecord,
  row: { id: string; rootId: string; projectName: string; siteName: string },
): Promise<PlanWarning[]> {
  const own = { ...row, planId: plan.id, nameKey: foldName(row.projectName), year: plan.year }
  const known = await knownRows(db, plan.provinceCode, { sites: [foldName(row.siteName)], names: [own.nameKey] })
  const duplicate = sameProject(
    own,
    known.filter((other) => isOther(own, other)),
  )
  if (duplicate !== undefined) throw duplicateOf(duplicate)
  return likesOf(own, known)
}

export function duplicateOf({ year, batch, projectName }: KnownRow): AppError {
  return new AppError('plan-duplicate', { params: { year, n: batch, name: projectName }, field: 'projectName' })
}

/** The row that another goes on with, of an earlier batch of the same province and kind. Throws `plan-earlier`. */
export async function rootOf(db: Db, plan: PlanRecord, id: string, earlierId: string | null): Promise<string> {
  if (earlierId === null) return id
  const { rows } = await sql<{ rootId: string }>`
    select r.root_id as "rootId" from plan_rows r join annual_plans p on p.id = r.plan_id join plan_batches b on b.id = p.batch_id
    where r.id = ${earlierId} and p.province_code = ${plan.provinceCode} and b.kind = ${plan.kind}
      and (b.year, b.number) < (${plan.year}, ${plan.batch})`.execute(db)
  const [earlier] = rows
  if (earlier === undefined) throw new AppError('plan-earlier', { field: 'earlierId' })
  return earlier.rootId
}

/** The case of a number, of the items of the plan's kind and of the caller's scope; null for ''. Throws `plan-case`. */
export async function caseOf(ctx: Ctx, plan: PlanRecord, number: string): Promise<string | null> {
  const wanted = withoutInvisible(number)
  if (wanted === '') return null
  const { rows } = await sql<{ id: string }>`
    select c.id from cases c where c.number = ${wanted} and c.item_code = any(${itemsOf(plan.kind)}) and ${visibleCases(ctx)}`.execute(
    ctx.db,
  )
  const [found] = rows
  if (found === undefined) throw new AppError('plan-case', { field: 'caseNumber' })
  return found.id
}
