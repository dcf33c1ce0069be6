import { defineCandidates } from '../../candidates.ts'

export const candidates = defineCandidates({
  rule: 'case-province',
  by: 'region',
  digits: 2,
  authority: 'province',
  roles: ['province-officer', 'province-lead'],
})
