import { defineCandidates } from '../../candidates.ts'

export const candidates = defineCandidates({
  rule: 'national',
  by: 'nation',
  authority: 'national',
  roles: ['national-accept', 'national-officer', 'national-lead', 'national-office'],
})
