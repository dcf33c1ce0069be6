import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { idOf } from '../../../platform/jobs/payload.ts'
import { renderIssuedDocument } from './render-issued.ts'

export const jobs: ModuleJobs = {
  'render-document': (services, payload, now) => renderIssuedDocument(services, idOf(payload, 'documentId'), now()),
}
