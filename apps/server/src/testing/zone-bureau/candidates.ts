import { defineCandidates } from '@wenwu/core/organizations/candidates'

export const candidates = defineCandidates({
  rule: 'case-zone',
  by: 'region',
  digits: 6,
  authority: 'province',
  roles: ['zone-officer'],
})
