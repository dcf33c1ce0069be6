import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { idOf } from '../../../platform/jobs/payload.ts'
import { runVerification, verifyJob } from './verification.ts'

export const jobs: ModuleJobs = {
  [verifyJob]: (services, payload, now) => runVerification(services, idOf(payload, 'verificationId'), now),
}
