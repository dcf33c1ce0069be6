import type { Sweep } from '../../platform/jobs/sweep.ts'
import { deemAccepted } from './deem-accepted.ts'
import { sweepStrandedClaims } from './stranded-claims.ts'
import { tellDue } from './tell-due.ts'

/** Claims of accounts that can no longer act; what the law decides where nobody did; then what is due soon, so that people are told of what is still theirs. */
export const sweeps: readonly Sweep[] = [sweepStrandedClaims, deemAccepted, tellDue]
