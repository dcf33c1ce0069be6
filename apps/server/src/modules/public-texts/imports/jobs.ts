import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { idOf } from '../../../platform/jobs/payload.ts'
import { importJob, runImport } from './import-service.ts'

export const jobs: ModuleJobs = {
  [importJob]: (services, payload, now) => runImport(services, idOf(payload, 'importId'), now),
}
