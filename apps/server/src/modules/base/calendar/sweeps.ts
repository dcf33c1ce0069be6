import type { Sweep } from '../../../platform/jobs/sweep.ts'
import { recountDeadlines } from './recount.ts'

/** What an act stored that had read the calendar before a change and ended after its job. */
export const sweeps: readonly Sweep[] = [recountDeadlines]
