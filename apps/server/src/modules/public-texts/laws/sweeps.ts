import type { Sweep } from '../../../platform/jobs/sweep.ts'
import { restateLaws } from './law-search.ts'

/** Laws whose first day or last day has come. */
export const sweeps: readonly Sweep[] = [restateLaws]
