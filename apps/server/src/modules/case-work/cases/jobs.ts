import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { idOf } from '../../../platform/jobs/payload.ts'
import { fireTimer } from './act/fire-timer.ts'

export const jobs: ModuleJobs = {
  'fire-timer': (services, payload, now) =>
    fireTimer(services, now(), { caseId: idOf(payload, 'caseId'), timerId: String(payload['timerId']) }),
}
