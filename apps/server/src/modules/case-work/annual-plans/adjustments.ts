import type { ActionInput } from '@wenwu/core/item/action-form'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { formatMoney } from '@wenwu/core/kernel/money'
import type { Ctx } from '../../../platform/http/context.ts'
import type { MovedRow, RowMoveResult } from './row-move-effect.ts'
import { fundsIn, textIn } from './row-move-input.ts'

/** Another sum for a row that is issued, or none at all: the project is cancelled. */
export interface Adjustment {
  funds: number | null
  reason: string
}

/** The adjustment that is said with a move. Throws as `fundsIn`, `plan-same-funds`. */
export function adjustmentIn(input: ActionInput, row: MovedRow): Adjustment {
  const funds = input['isKept'] === true ? fundsIn(input, row) : null
  if (funds !== null && funds === row.approvedFunds) throw new AppError('plan-same-funds', { field: 'funds' })
  return { funds, reason: textIn(input, 'reason') }
}

/** Keeps an adjustment that waits for an answer, or one that holds at once. */
export async function addAdjustment(
  { db, actor, now }: Ctx,
  row: MovedRow,
  { funds, reason }: Adjustment,
  state: 'proposed' | 'approved',
): Promise<void> {
  const isSettled = state === 'approved'
  await db
    .insertInto('plan_adjustments')
    .values({
      id: newId(now.getTime()),
      row_id: row.id,
      state,
      funds_before: String(row.approvedFunds ?? 0),
      funds_after: funds === null ? null : String(funds),
      reason,
      proposed_by: actor.userId,
      proposed_at: now,
      settled_by: isSettled ? actor.userId : null,
      settled_at: isSettled ? now : null,
    })
    .execute()
}

/** Ends the adjustment that a row waits with; gives the sum that was asked for, null for none at all. Throws `not-found`. */
export async function endAdjustment(
  { db, actor, now }: Ctx,
  { id }: MovedRow,
  state: 'approved' | 'refused' | 'taken-back',
  note: string,
): Promise<number | null> {
  const ended = await db
    .updateTable('plan_adjustments')
    .set({ state, settled_by: actor.userId, settled_at: now, note })
    .where('row_id', '=', id)
    .where('state', '=', 'proposed')
    .returning('funds_after')
    .executeTakeFirst()
  if (ended === undefined) throw new AppError('not-found')
  return ended.funds_after === null ? null : Number(ended.funds_after)
}

/** The columns of a row that an adjustment holds of. */
export function columnsOf(funds: number | null): RowMoveResult['columns'] {
  return { result: funds === null ? 'cancelled' : 'approved', approved_funds: funds === null ? null : String(funds) }
}

/** What an adjustment is, in the names of acts. */
export function changeOf(funds: number | null): 'adjustment' | 'cancellation' {
  return funds === null ? 'cancellation' : 'adjustment'
}

/** What the history says of it beside its act: names and amounts alone, which need no language. */
export function inWords({ projectName, approvedFunds }: MovedRow, { funds, reason }: Adjustment): string {
  return `${projectName} ${formatMoney(approvedFunds ?? 0)}${funds === null ? '' : ` → ${formatMoney(funds)}`}${reason === '' ? '' : ` · ${reason}`}`
}
