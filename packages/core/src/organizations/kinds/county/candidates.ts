import { defineCandidates } from '../../candidates.ts'

export const candidates = defineCandidates({
  rule: 'case-county',
  by: 'region',
  digits: 6,
  presence: 'hasCounty',
  authority: 'local',
  roles: ['county-officer'],
})
