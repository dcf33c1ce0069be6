import type { Sweep } from '../../../platform/jobs/sweep.ts'
import { remindOfObligations } from './remind-of-obligations.ts'

/** What is due soon, and what is late. */
export const sweeps: readonly Sweep[] = [remindOfObligations]
