import { defineCandidates } from '../../candidates.ts'

export const candidates = defineCandidates({ rule: 'applicant', by: 'applicant', roles: ['applicant'] })
