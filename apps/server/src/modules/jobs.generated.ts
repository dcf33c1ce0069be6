import type { ModuleJobs } from '../platform/jobs/module-jobs.ts'
import { jobs as audit } from './audit/jobs.ts'
import { jobs as calendar } from './calendar/jobs.ts'
import { jobs as cases } from './cases/jobs.ts'
import { jobs as documents } from './documents/jobs.ts'
import { jobs as imports } from './imports/jobs.ts'
import { jobs as messages } from './messages/jobs.ts'

export const moduleJobs: readonly ModuleJobs[] = [audit, calendar, cases, documents, imports, messages]
