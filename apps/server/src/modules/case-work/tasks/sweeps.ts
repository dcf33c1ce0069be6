import type { Sweep } from '../../../platform/jobs/sweep.ts'
import { deemAccepted } from './clock/deem-accepted.ts'
import { sweepStrandedClaims } from './claims/stranded-claims.ts'
import { remindOfCorrections } from './tell/remind-of-corrections.ts'
import { tellDue } from './tell/tell-due.ts'
import { tellSilent } from './tell/tell-silent.ts'

/** Claims of accounts that can no longer act; what the law decides where no office did; then what is due soon, so that people are told of what is still theirs; who did not answer; corrections by their day. */
export const sweeps: readonly Sweep[] = [sweepStrandedClaims, deemAccepted, tellDue, tellSilent, remindOfCorrections]
