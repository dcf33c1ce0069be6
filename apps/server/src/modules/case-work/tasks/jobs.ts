import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { idOf } from '../../../platform/jobs/payload.ts'
import { endLateClaims } from './claims/stranded-claims.ts'

export const jobs: ModuleJobs = {
  'end-stranded-claims': (services, payload, now) => endLateClaims(services, now(), idOf(payload, 'userId')),
}
