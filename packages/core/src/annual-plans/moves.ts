/** What may be done with a whole plan, by name; what each is stands in `move-table.ts`. */
export const planMoves = [
  'send-to-review',
  'take-back',
  'send-back',
  'submit',
  'ask-return',
  'return',
  'entrust',
  'recall-ranking',
  'finish-ranking',
  'start-deciding',
  'issue',
] as const
export type PlanMove = (typeof planMoves)[number]

/** What may be done with one row of a plan, by name; what each is stands in `row-move-table.ts`. */
export const rowMoves = ['decide', 'adjust', 'propose', 'settle', 'take-back'] as const
export type RowMove = (typeof rowMoves)[number]

/** Lines of the history that say what the bureau decides of rows before it issues the plan; its own, as long as a decision may still be changed and after. */
export const decisionActs = ['approve-rows', 'refuse-rows'] as const

export function isDecision(act: string): boolean {
  return decisionActs.some((each) => each === act)
}

/** Lines of the history: the moves, the decisions on rows, and what became of a row after it was issued. To cancel a row is an act of its own, not a sum of nothing. */
export const planActs = [
  'start',
  ...planMoves,
  ...decisionActs,
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
