import type { Permission } from '../auth/permission.ts'
import type { PlanStatus } from './model.ts'

/** What may be done with a whole plan. */
export const planMoves = [
  'send-to-review',
  'take-back',
  'send-back',
  'submit',
  'ask-return',
  'return',
  'entrust',
  'finish-ranking',
  'start-deciding',
  'issue',
] as const
export type PlanMove = (typeof planMoves)[number]

/** Lines of the history: the moves, and what became of a row after it was issued. To cancel a row is an act of its own, not a sum of nothing. */
export const planActs = [
  'start',
  ...planMoves,
  'adjust',
  'propose-adjustment',
  'approve-adjustment',
  'refuse-adjustment',
  'take-back-adjustment',
  'cancel',
  'propose-cancellation',
  'approve-cancellation',
  'refuse-cancellation',
  'take-back-cancellation',
] as const
export type PlanAct = (typeof planActs)[number]

/** Acts within a province, which are its own. */
export const innerActs: readonly string[] = ['start', 'send-to-review', 'take-back', 'send-back'] satisfies PlanAct[]

interface MoveFacts {
  from: readonly PlanStatus[]
  to: PlanStatus
  permission: Permission
  /** Who has this one too makes another move instead. */
  without?: Permission
  /** A reason is asked for. */
  hasReason?: true
}

/** 编制 → 省审 → 已报送 → 退回 | 第三方排序 → 审定 → 已下达. */
export const moveTable: Readonly<Record<PlanMove, MoveFacts>> = {
  'send-to-review': { from: ['compiling', 'returned'], to: 'reviewing', permission: 'plan.compile' },
  // who reviews sends it back with a reason
  'take-back': { from: ['reviewing'], to: 'compiling', permission: 'plan.compile', without: 'plan.submit' },
  'send-back': { from: ['reviewing'], to: 'compiling', permission: 'plan.submit', hasReason: true },
  submit: { from: ['reviewing'], to: 'submitted', permission: 'plan.submit' },
  'ask-return': { from: ['submitted'], to: 'submitted', permission: 'plan.compile', hasReason: true },
  return: { from: ['submitted', 'ranking', 'deciding'], to: 'returned', permission: 'plan.decide', hasReason: true },
  entrust: { from: ['submitted'], to: 'ranking', permission: 'plan.decide' },
  'finish-ranking': { from: ['ranking'], to: 'deciding', permission: 'plan.rank' },
  'start-deciding': { from: ['submitted', 'ranking'], to: 'deciding', permission: 'plan.decide' },
  issue: { from: ['deciding'], to: 'issued', permission: 'plan.decide' },
}

/** Whether permissions allow a move. */
export function isMoveOf(move: PlanMove, permissions: readonly string[]): boolean {
  const { permission, without } = moveTable[move]
  return permissions.includes(permission) && !(without !== undefined && permissions.includes(without))
}

/** The moves that a status offers to who has some permissions. What else must hold (deadline, rows, decisions) is asked when one is made. */
export function movesFrom(plan: { status: PlanStatus; isReturnAsked: boolean }, permissions: readonly string[]): PlanMove[] {
  return planMoves.filter((move) => {
    return moveTable[move].from.includes(plan.status) && isMoveOf(move, permissions) && !(move === 'ask-return' && plan.isReturnAsked)
  })
}
