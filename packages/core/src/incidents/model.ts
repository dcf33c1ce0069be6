import type { Label } from '../i18n/words.ts'
import type { z } from 'zod'
import type { incidentSchema } from './schemas.ts'

/** How a job stands that has failed: it waits for an administrator, is tried again by itself, or was closed. */
export const incidentStates = ['open', 'retrying', 'closed'] as const
export type IncidentState = (typeof incidentStates)[number]

/** Every kind of job there is, by its name in the queue; a test holds it to the jobs of the server. */
export const jobKinds = [
  'fire-timer',
  'render-document',
  'send-message',
  'recount-deadlines',
  'run-import',
  'verify-audit',
  'end-stranded-claims',
  'sweep',
] as const
export type JobKind = (typeof jobKinds)[number]

/** What does not happen until the job is done. */
export const jobKindNames = {
  'fire-timer': 'incidents.job-fire-timer',
  'render-document': 'incidents.job-render-document',
  'send-message': 'incidents.job-send-message',
  'recount-deadlines': 'incidents.job-recount-deadlines',
  'run-import': 'incidents.job-run-import',
  'verify-audit': 'incidents.job-verify-audit',
  'end-stranded-claims': 'incidents.job-end-stranded-claims',
  sweep: 'incidents.job-sweep',
} as const satisfies Record<JobKind, Label>

export type Incident = z.output<typeof incidentSchema>

/** Characters of the reason with which an incident is closed. */
export const maxReason = 500
