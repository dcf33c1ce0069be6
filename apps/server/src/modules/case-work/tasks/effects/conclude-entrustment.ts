import type { Effect } from '../effect.ts'

/** The opinion stands in the history, the status in the action. */
export const run: Effect = async () => ({})
