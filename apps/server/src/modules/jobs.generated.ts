import type { ModuleJobs } from '../platform/jobs/module-jobs.ts'
import { jobs as audit } from './base/audit/jobs.ts'
import { jobs as calendar } from './base/calendar/jobs.ts'
import { jobs as cases } from './case-work/cases/jobs.ts'
import { jobs as documents } from './case-work/documents/jobs.ts'
import { jobs as imports } from './public-texts/imports/jobs.ts'
import { jobs as messages } from './base/messages/jobs.ts'
import { jobs as tasks } from './case-work/tasks/jobs.ts'

export const moduleJobs: readonly ModuleJobs[] = [audit, calendar, cases, documents, imports, messages, tasks]
