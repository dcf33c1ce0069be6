import type { Sweep } from '../../platform/jobs/sweep.ts'
import { sweepStrandedClaims } from './stranded-claims.ts'
import { remindOfCorrections } from './remind-of-corrections.ts'
import { tellDue } from './tell-due.ts'

/** Claims of accounts that can no longer act; then what is due soon, so that nobody is told of a claim that has just ended; corrections by their day. */
export const sweeps: readonly Sweep[] = [sweepStrandedClaims, tellDue, remindOfCorrections]
