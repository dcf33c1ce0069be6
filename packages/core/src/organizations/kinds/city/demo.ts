import type { DemoPeople } from '../../../accounts/demo.ts'

export const demo: DemoPeople = {
  position: 92,
  organizations: [{ kind: 'city', name: '长治市文物局', provinceCode: '14', regionCode: '1404', parent: '山西省文物局' }],
  users: [{ username: 'city-officer', name: '秦望川', kind: 'official', role: 'city-officer', organization: '长治市文物局' }],
  banner: ['city-officer  type=3  长治市文物局承办人 / City bureau: officer'],
}
