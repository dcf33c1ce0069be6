import type { ModuleJobs } from '../../../platform/jobs/module-jobs.ts'
import { idOf } from '../../../platform/jobs/payload.ts'
import { sendMessage } from './send-message.ts'

export const jobs: ModuleJobs = {
  'send-message': (services, payload, now) => sendMessage(services, idOf(payload, 'messageId'), now()),
}
