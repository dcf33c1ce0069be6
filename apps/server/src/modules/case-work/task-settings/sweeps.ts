import type { Sweep } from '../../../platform/jobs/sweep.ts'
import { remindBySettings } from './remind.ts'
import { sweepEmptyOffices } from './unattended.ts'

/** What no account can act on goes to the lead; reminders and escalation as steps are set. */
export const sweeps: readonly Sweep[] = [sweepEmptyOffices, remindBySettings]
