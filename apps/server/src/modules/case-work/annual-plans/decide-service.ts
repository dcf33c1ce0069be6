import { sql } from 'kysely'
import type { contract } from '@wenwu/core/annual-plans/contract'
import type { RowResult } from '@wenwu/core/annual-plans/model'
import { decideManyTable } from '@wenwu/core/annual-plans/row-move-table'
import type { BatchResult } from '@wenwu/core/http/batch'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'
import { formatMoney } from '@wenwu/core/kernel/money'
import type { Ctx } from '../../../platform/http/context.ts'
import { rightsOn } from '../plan-scope/index.ts'
import { decisionInWords } from './decision-words.ts'
import { addPlanEvent, getPlan } from './plan-repository.ts'
import { textIn } from './row-move-input.ts'
import { soundInput } from './sound-input.ts'

/**
 * 审定 of several rows of a plan, each by itself: what one is refused (`plan-row-changed`, `plan-row-decided`, `not-found`) leaves the others as they are. An approved one
 * gets what was asked for. Throws `not-found`, `forbidden`, `plan-step`, as `soundInput`.
 */
export async function decideRows(
  ctx: Ctx,
  { id, rows: asked, result, input: said }: InputOf<typeof contract.decideRows>,
): Promise<BatchResult[]> {
  const { db } = ctx
  const plan = await getPlan(ctx, id, { isLocked: true })
  if (!rightsOn(ctx.actor, plan).includes('plan.decide')) throw new AppError('forbidden')
  if (plan.status !== 'deciding') throw new AppError('plan-step')
  const reason = textIn(await soundInput(ctx, decideManyTable[result], said), 'note')
  const { rows } = await sql<{ id: string; revision: number; result: RowResult; projectName: string; stateFunds: string }>`
    select id, revision, result, project_name as "projectName", state_funds as "stateFunds" from plan_rows
    where plan_id = ${id} and id = any(${asked.map((row) => row.id)}::uuid[]) for update`.execute(db)
  const stored = new Map(rows.map((row) => [row.id, row]))
  const results = asked.map(({ id: rowId, revision }): BatchResult => {
    const row = stored.get(rowId)
    const error =
      row === undefined ? 'not-found' : row.result !== 'open' ? 'plan-row-decided' : row.revision !== revision ? 'plan-row-changed' : null
    return { id: rowId, error, params: {} }
  })
  // a row that is asked for twice is decided once
  const done = [...new Set(results.filter(({ error }) => error === null).map((each) => each.id))]
  await sql`
    update plan_rows set result = ${result}, approved_funds = ${result === 'approved' ? sql`state_funds` : sql`null`}, result_note = ${reason},
      revision = revision + 1
    where id = any(${done}::uuid[])`.execute(db)
  const isApproved = result === 'approved'
  const decided = done.map((rowId) => stored.get(rowId)!)
  const told = decided.map(({ projectName, stateFunds }) =>
    isApproved ? `${projectName} ${formatMoney(Number(stateFunds))}` : projectName,
  )
  if (told.length > 0) await addPlanEvent(ctx, id, isApproved ? 'approve-rows' : 'refuse-rows', decisionInWords(told, { reason }))
  ctx.setAuditObject({
    type: 'annual-plan',
    id,
    details: {
      number: `${plan.year}-${plan.batch}`,
      outcome: result,
      reason,
      count: asked.length,
      done: done.length,
      title: decided.map(({ projectName }) => projectName).join('、'),
    },
  })
  return results
}
