import type { Sweep } from '../../../platform/jobs/sweep.ts'
import { recountPlannedStops } from './clock/recount-clocks.ts'

/** Due dates of clocks that stand still longer than planned. */
export const sweeps: readonly Sweep[] = [recountPlannedStops]
