import { defineCandidates } from '@wenwu/core/organizations/candidates'

export const candidates = defineCandidates({
  rule: 'case-county',
  by: 'region',
  digits: 6,
  authority: 'province',
  roles: ['county-officer'],
})
