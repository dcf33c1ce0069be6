import type { Permission } from '../auth/permission.ts'
import type { Field } from '../form/model.ts'
import type { ActionInput } from '../item/action-form.ts'
import type { PlanStatus, PlanView } from './model.ts'
import { moveFields } from './move-fields.ts'
import { planMoves, type PlanMove } from './moves.ts'

/**
 * What must hold of a plan besides its status: the day of its batch is not over (it binds until the plan was submitted once), it has rows, or each of them is
 * decided, and whoever makes the move has read these decisions.
 */
export type MoveDemand = 'in-time' | 'rows' | 'decisions'

/** A move of a whole plan: page, history and service read here what it is; what it does besides the status stands in server/modules/case-work/annual-plans/move-effects. */
export interface MoveDefinition {
  from: readonly PlanStatus[]
  to: PlanStatus
  permission: Permission
  /** Who has this one too makes another move instead. */
  without?: Permission
  demands?: readonly MoveDemand[]
  /** What is asked with it, where anything is: fields of the form language; `reason` goes into the history. */
  form: readonly Field[]
  /** What stands in its fields before anything is said. */
  preset?: (plan: PlanView) => ActionInput
  /** It takes the plan the usual way: its button is the primary one. */
  isUsual?: true
  /** It asks the bureau for the plan, once until that is answered. */
  asksReturn?: true
  /** Who makes it has no more to do with the plan and reads it no more. */
  isFarewell?: true
}

/** 编制 → 省审 → 已报送 → 退回 | 第三方排序 (→ 已报送) → 审定 → 已下达. */
export const moveTable: Readonly<Record<PlanMove, MoveDefinition>> = {
  'send-to-review': {
    from: ['compiling', 'returned'],
    to: 'reviewing',
    permission: 'plan.compile',
    // who compiles learns it, not first who reviews
    demands: ['in-time', 'rows'],
    form: [],
    isUsual: true,
  },
  // who reviews sends it back with a reason; after the day it could not be sent again
  'take-back': {
    from: ['reviewing'],
    to: 'compiling',
    permission: 'plan.compile',
    without: 'plan.submit',
    demands: ['in-time'],
    form: [],
  },
  'send-back': { from: ['reviewing'], to: 'compiling', permission: 'plan.submit', form: [moveFields.reason] },
  submit: {
    from: ['reviewing'],
    to: 'submitted',
    permission: 'plan.submit',
    demands: ['in-time', 'rows'],
    form: [moveFields.letterNumber, moveFields.total],
    preset: ({ letterNumber }) => ({ letterNumber }),
    isUsual: true,
  },
  'ask-return': { from: ['submitted'], to: 'submitted', permission: 'plan.compile', form: [moveFields.reason], asksReturn: true },
  return: { from: ['submitted', 'ranking', 'deciding'], to: 'returned', permission: 'plan.decide', form: [moveFields.reason] },
  entrust: { from: ['submitted'], to: 'ranking', permission: 'plan.decide', form: [moveFields.thirdPartyId] },
  // the wrong body, or one that does not answer: another one may be asked
  'recall-ranking': { from: ['ranking'], to: 'submitted', permission: 'plan.decide', form: [] },
  'finish-ranking': { from: ['ranking'], to: 'deciding', permission: 'plan.rank', form: [], isUsual: true, isFarewell: true },
  'start-deciding': { from: ['submitted', 'ranking'], to: 'deciding', permission: 'plan.decide', form: [], isUsual: true },
  issue: { from: ['deciding'], to: 'issued', permission: 'plan.decide', demands: ['decisions'], form: [], isUsual: true },
}

/** Whether permissions allow a move, of a plan or of one of its rows. */
export function isMoveOf({ permission, without }: Pick<MoveDefinition, 'permission' | 'without'>, permissions: readonly string[]): boolean {
  return permissions.includes(permission) && !(without !== undefined && permissions.includes(without))
}

/** Whether a plan stands so that a move fits. What it demands besides is asked when it is made. */
export function doesMoveFit(move: PlanMove, plan: { status: PlanStatus; isReturnAsked: boolean }): boolean {
  const { from, asksReturn } = moveTable[move]
  return from.includes(plan.status) && !(asksReturn === true && plan.isReturnAsked)
}

/** The moves that a plan offers to who has some permissions. */
export function movesFrom(plan: { status: PlanStatus; isReturnAsked: boolean }, permissions: readonly string[]): PlanMove[] {
  return planMoves.filter((move) => doesMoveFit(move, plan) && isMoveOf(moveTable[move], permissions))
}

/** Whether a move demands something of the plan. */
export function hasDemand(move: PlanMove, demand: MoveDemand): boolean {
  return moveTable[move].demands?.includes(demand) === true
}

/** Whether an act of the history is a move that was made with a reason. */
export function isReasoned(act: string): boolean {
  return planMoves.some((move) => move === act && moveTable[move].form.some(({ key }) => key === moveFields.reason.key))
}
