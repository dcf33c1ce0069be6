import { defineCandidates } from '../../candidates.ts'

export const candidates = defineCandidates({ rule: 'entrusted', by: 'entrusted', roles: ['third-party'] })
