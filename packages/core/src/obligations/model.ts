/**
 * How an obligation stands. `waiting`: its day counts from the report on another one. `open`: to be met. `reported`: the report waits to be confirmed. `fulfilled`:
 * confirmed. `ended`: its decision was withdrawn or its case voided.
 */
export const obligationStates = ['waiting', 'open', 'reported', 'fulfilled', 'ended'] as const
export type ObligationState = (typeof obligationStates)[number]

/** How an obligation stands, in a word. Its day tells of itself when it is late, so that it came back is said first. */
export function wordOf({ state, isLate, returnedFor }: { state: ObligationState; isLate: boolean; returnedFor: string | null }) {
  if (returnedFor !== null) return 'obligations.state-returned'
  return isLate ? 'obligations.late' : (`obligations.state-${state}` as const)
}

export const verdicts = ['confirmed', 'returned'] as const
export type Verdict = (typeof verdicts)[number]

/** Days before the last one on which who owes it is reminded. */
export const remindedDays = 7

/** Longest report and reason, in characters; most files with one report. */
export const reportLimits = { content: 2000, reason: 500, files: 10 } as const
