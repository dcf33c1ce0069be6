import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { recountDeadlines, recountJob } from './recount.ts'

export const jobs: ModuleJobs = {
  [recountJob]: (services, _payload, now) => recountDeadlines(services, now()),
}
