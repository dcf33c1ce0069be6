import type { Permission } from '../auth/permission.ts'
import type { ActionInput } from '../item/action-form.ts'
import type { PlanRow, PlanStatus, RowResult } from './model.ts'
import { moveFields } from './move-fields.ts'
import type { Asking } from './move-form.ts'
import type { RowMove } from './moves.ts'
import { rowMoveFields } from './row-move-fields.ts'

/** A move of one row of a plan: dialog and service read here what it is; what it does stands in server/modules/case-work/annual-plans/row-move-effects. */
export interface RowMoveDefinition extends Asking {
  permission: Permission
  /** How the plan stands. */
  from: PlanStatus
  /** How the row stands; absent: in any way. */
  results?: readonly RowResult[]
  /** It is about an adjustment that waits; else none may. */
  endsAdjustment?: true
  /** What stands in its fields before anything is said. */
  preset?: (row: PlanRow) => ActionInput
}

/** Another sum than the one that stands, or none. */
const isKept = ({ approvedFunds }: PlanRow): ActionInput => ({ isKept: true, funds: approvedFunds ?? 0 })

/** 审定, and of a row that is issued 调整: the bureau's own holds at once, a province's waits for its answer. */
export const rowMoveTable: Readonly<Record<RowMove, RowMoveDefinition>> = {
  decide: {
    permission: 'plan.decide',
    from: 'deciding',
    form: [rowMoveFields.isApproved, rowMoveFields.approvedFunds, rowMoveFields.note],
    preset: ({ result, approvedFunds, stateFunds, resultNote }) => ({
      isApproved: result !== 'refused',
      funds: approvedFunds ?? stateFunds,
      note: resultNote,
    }),
  },
  adjust: {
    permission: 'plan.decide',
    from: 'issued',
    results: ['approved'],
    form: [rowMoveFields.isKept, rowMoveFields.adjustedTo, moveFields.reason],
    preset: isKept,
  },
  propose: {
    permission: 'plan.compile',
    from: 'issued',
    results: ['approved'],
    form: [rowMoveFields.isKept, rowMoveFields.proposedFunds, moveFields.reason],
    preset: isKept,
  },
  settle: {
    permission: 'plan.decide',
    from: 'issued',
    endsAdjustment: true,
    form: [rowMoveFields.isAgreed, rowMoveFields.note],
  },
  'take-back': { permission: 'plan.compile', from: 'issued', endsAdjustment: true, form: [] },
}

/** What is asked where several rows are decided alike, by what becomes of them: each that is approved gets what it asks for. */
export const decideManyTable: Readonly<Record<Exclude<RowResult, 'open' | 'cancelled'>, Asking>> = {
  approved: { form: [rowMoveFields.note] },
  refused: { form: [rowMoveFields.refusal] },
}

/** Why a row as it stands is not moved so, by its error; undefined where it is. */
export function rowMoveMisfit(
  move: RowMove,
  { result, isAdjusting }: Pick<PlanRow, 'result' | 'isAdjusting'>,
): 'plan-step' | 'plan-adjusting' | 'not-found' | undefined {
  const { results, endsAdjustment = false } = rowMoveTable[move]
  if (results?.includes(result) === false) return 'plan-step'
  if (isAdjusting === endsAdjustment) return undefined
  return isAdjusting ? 'plan-adjusting' : 'not-found'
}
