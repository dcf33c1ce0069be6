import type { Effect } from '../effect.ts'

/** The end of the process says that the file is closed. */
export const run: Effect = async () => ({})
