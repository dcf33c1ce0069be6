import { defineCandidates } from '../../candidates.ts'

export const candidates = defineCandidates({
  rule: 'case-city',
  by: 'region',
  digits: 4,
  presence: 'hasCity',
  authority: 'local',
  roles: ['city-officer'],
})
