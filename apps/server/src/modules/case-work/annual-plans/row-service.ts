import { sql } from 'kysely'
import type { contract } from '@wenwu/core/annual-plans/contract'
import { mostPlanRows, statusesOpen, type PlanView, type RowFacts } from '@wenwu/core/annual-plans/model'
import { gatherGroups, moveRow, putIntoGroup } from '@wenwu/core/annual-plans/ranking'
import type { InputOf, OutputOf } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId, newId } from '@wenwu/core/kernel/id'
import { tidyName } from '@wenwu/core/kernel/text'
import { inReading } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { bumpRevision, findPlan, getPlan, type PlanRecord } from './plan-repository.ts'
import { rightsOn } from '../plan-scope/index.ts'
import { viewPlan } from './plan-view.ts'
import { caseOf, checkFacts, rootOf, storedFacts, warnOf } from './row-checks.ts'
import { readOrder, storeOrder } from './row-order.ts'

type AddedRow = OutputOf<typeof contract.addRow>
type SavedRow = OutputOf<typeof contract.changeRow>

/** Throws `plan-closed`, `plan-reviewing` where the province does not change its plan now. */
function requireStatus({ status }: PlanRecord): void {
  if (status === 'reviewing') throw new AppError('plan-reviewing')
  if (!statusesOpen.some((open) => open === status)) throw new AppError('plan-closed')
}

/** Throws `not-found`, `forbidden`, and as `requireStatus` unless the caller may change a plan now. */
function requireOpen(ctx: Ctx, plan: PlanRecord | undefined): PlanRecord {
  if (plan === undefined) throw new AppError('not-found')
  if (!rightsOn(ctx.actor, plan).includes('plan.compile')) throw new AppError('forbidden')
  requireStatus(plan)
  return plan
}

/** A plan that the caller may change now, locked. Throws as `requireOpen`. */
export async function openPlan(ctx: Ctx, id: string): Promise<PlanRecord> {
  return requireOpen(ctx, await getPlan(ctx, id, { isLocked: true }))
}

/** Asked before a file is read; holds no connection after. Throws as `requireOpen`. */
export async function requireOpenPlan(ctx: Ctx, id: string): Promise<void> {
  // a multipart body passes no schema
  if (!isId(id)) throw new AppError('not-found')
  requireOpen(ctx, await inReading(ctx.services.pool, (db) => findPlan(db, ctx.actor, id)))
}

/** Adds a row at the end, or behind its group. Throws as `openPlan`, `checkFacts`, `rootOf`, `caseOf`, `warnOf`, and `plan-full`. */
export async function addRow(ctx: Ctx, { id: planId, ...given }: InputOf<typeof contract.addRow>): Promise<AddedRow> {
  const { db, now } = ctx
  const plan = await openPlan(ctx, planId)
  const facts = checkFacts(given)
  const id = newId(now.getTime())
  const rootId = await rootOf(db, plan, id, facts.earlierId)
  const caseId = await caseOf(ctx, plan, facts.caseNumber)
  const warnings = await warnOf(db, plan, { id, rootId, ...facts })
  const order = await readOrder(db, planId)
  if (order.length >= mostPlanRows) throw new AppError('plan-full', { params: { n: mostPlanRows } })
  const last = order.length + 1
  await db
    .insertInto('plan_rows')
    .values({
      id,
      plan_id: planId,
      rank: last,
      ...storedFacts(facts),
      earlier_id: facts.earlierId,
      root_id: rootId,
      case_id: caseId,
      approved_funds: null,
    })
    .execute()
  const gathered = gatherGroups([...order, { id, rank: last, group: facts.group }])
  await storeOrder(db, gathered)
  await bumpRevision(db, planId)
  ctx.setAuditObject({ type: 'plan-row', id, details: { title: facts.projectName, number: `${plan.year}-${plan.batch}` } })
  return { id, revision: 0, rank: gathered.findIndex((row) => row.id === id) + 1, warnings }
}

interface OpenRow {
  plan_id: string
  revision: number
}

/** Changes a row; what was decided of it is open again, unless nothing is changed. Throws as `addRow`, and `plan-row-changed`. */
export async function changeRow(ctx: Ctx, { id, revision, ...given }: InputOf<typeof contract.changeRow>): Promise<SavedRow> {
  const { db } = ctx
  const { rows: found } = await sql<OpenRow>`select plan_id, revision from plan_rows where id = ${id}`.execute(db)
  if (found[0] === undefined) throw new AppError('not-found')
  const plan = await openPlan(ctx, found[0].plan_id)
  const row = await db
    .selectFrom('plan_rows')
    .select(['revision', 'group_name', 'project_name', 'site_name', 'budget', 'state_funds', 'remark', 'earlier_id', 'case_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  if (row.revision !== revision) throw new AppError('plan-row-changed')
  const facts = checkFacts(given)
  const rootId = await rootOf(db, plan, id, facts.earlierId)
  const caseId = await caseOf(ctx, plan, facts.caseNumber)
  const warnings = await warnOf(db, plan, { id, rootId, ...facts })
  const stored: RowFacts = {
    ...{ projectName: row.project_name, siteName: row.site_name, group: row.group_name, remark: row.remark, earlierId: row.earlier_id },
    ...{ budget: Number(row.budget), stateFunds: Number(row.state_funds), caseNumber: facts.caseNumber },
  }
  const isSame = row.case_id === caseId && (Object.keys(stored) as (keyof RowFacts)[]).every((field) => stored[field] === facts[field])
  // what was decided of it still stands
  if (isSame) return { id, revision, warnings }
  await updateRow(ctx, id, facts, { earlier_id: facts.earlierId, root_id: rootId, case_id: caseId })
  if (row.group_name !== facts.group) await storeOrder(db, gatherGroups(await readOrder(db, plan.id)))
  // who moves the plan on has read its amounts
  await bumpRevision(db, plan.id)
  ctx.setAuditObject({ type: 'plan-row', id, details: { title: facts.projectName, number: `${plan.year}-${plan.batch}` } })
  return { id, revision: revision + 1, warnings }
}

/** Stores changed facts; a decision that was made on the old ones no longer stands. */
export async function updateRow(
  { db }: Ctx,
  id: string,
  facts: Omit<RowFacts, 'earlierId' | 'caseNumber'>,
  links: { earlier_id?: string | null; root_id?: string; case_id?: string | null } = {},
): Promise<void> {
  await db
    .updateTable('plan_rows')
    .set((eb) => ({
      ...storedFacts(facts),
      ...links,
      result: 'open',
      approved_funds: null,
      result_note: '',
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Throws `not-found` unless all of the rows are of the plan whose order it is. */
function requireRows(order: readonly { id: string }[], rowIds: readonly string[]): void {
  const ids = new Set(order.map(({ id }) => id))
  if (!rowIds.every((id) => ids.has(id))) throw new AppError('not-found')
}

/** Removes rows; the others close up. Rows that a later batch goes on with stay (foreign key) and are refused as `plan-earlier`. Throws as `openPlan`, `requireRows`. */
export async function removeRows(ctx: Ctx, { id, rowIds }: InputOf<typeof contract.removeRows>): Promise<PlanView> {
  const { db } = ctx
  const plan = await openPlan(ctx, id)
  requireRows(await readOrder(db, id), rowIds)
  const { rows: used } = await sql`select from plan_rows where earlier_id = any(${rowIds}::uuid[]) limit 1`.execute(db)
  if (used.length > 0) throw new AppError('plan-earlier')
  const removed = await db.deleteFrom('plan_rows').where('plan_id', '=', id).where('id', 'in', rowIds).returning('project_name').execute()
  await storeOrder(db, await readOrder(db, id))
  await bumpRevision(db, id)
  ctx.setAuditObject({
    type: 'annual-plan',
    id,
    details: { number: `${plan.year}-${plan.batch}`, title: removed.map((row) => row.project_name).join('、') },
  })
  return viewPlan(ctx, id)
}

/** Moves a row to a rank. Throws `not-found`, `forbidden`, as `requireStatus`, and `plan-changed` where another has changed the order meanwhile. */
export async function rankRow(
  ctx: Ctx,
  { id, rowId, to, revision }: InputOf<typeof contract.rank>,
): Promise<{ rank: number; revision: number }> {
  const { db } = ctx
  const plan = await getPlan(ctx, id, { isLocked: true })
  const rights = rightsOn(ctx.actor, plan)
  if (!rights.includes('plan.rank') && !rights.includes('plan.compile')) throw new AppError('forbidden')
  if (!rights.includes('plan.rank')) requireStatus(plan)
  if (plan.revision !== revision) throw new AppError('plan-changed')
  const order = await readOrder(db, id)
  requireRows(order, [rowId])
  const moved = moveRow(order, rowId, to)
  await storeOrder(db, moved)
  const rank = moved.findIndex((row) => row.id === rowId) + 1
  ctx.setAuditObject({ type: 'annual-plan', id, details: { number: `${plan.year}-${plan.batch}`, rowId, to: rank } })
  return { rank, revision: await bumpRevision(db, id) }
}

/** Puts rows into a group or out of theirs (`putIntoGroup`). Throws as `openPlan`, `requireRows`, `plan-changed`. */
export async function groupRows(ctx: Ctx, { id, rowIds, group, revision }: InputOf<typeof contract.group>): Promise<{ revision: number }> {
  const { db } = ctx
  const plan = await openPlan(ctx, id)
  if (plan.revision !== revision) throw new AppError('plan-changed')
  const order = await readOrder(db, id)
  requireRows(order, rowIds)
  const chosen = new Set(rowIds)
  const name = tidyName(group)
  await sql`update plan_rows set group_name = ${name}, revision = revision + 1 where id = any(${[...chosen]}::uuid[])`.execute(db)
  await storeOrder(db, putIntoGroup(order, chosen, name))
  ctx.setAuditObject({ type: 'annual-plan', id, details: { number: `${plan.year}-${plan.batch}`, name, count: chosen.size } })
  return { revision: await bumpRevision(db, id) }
}
