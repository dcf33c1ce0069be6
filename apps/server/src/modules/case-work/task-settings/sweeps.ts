import type { Sweep } from '../../../platform/jobs/sweep.ts'
import { remindBySettings } from './remind.ts'

/** Reminders and escalation as steps are set. */
export const sweeps: readonly Sweep[] = [remindBySettings]
