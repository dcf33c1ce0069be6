import type { Effect } from '../effect.ts'

/** The second acceptance on the way up leaves the day of the first. */
export const run: Effect = async (ctx, { record }) => ({ columns: record.accepted_at === null ? { accepted_at: ctx.now } : {} })
