import type { Sweep } from '../../platform/jobs/sweep.ts'
import { sweepStrandedClaims } from './stranded-claims.ts'

/** Claims of accounts that can no longer act. */
export const sweeps: readonly Sweep[] = [sweepStrandedClaims]
