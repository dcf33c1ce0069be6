import type { DemoPeople } from '../../../accounts/demo.ts'

export const demo: DemoPeople = {
  position: 94,
  organizations: [{ kind: 'county', name: '平顺县文物局', provinceCode: '14', regionCode: '140425', parent: '长治市文物局' }],
  users: [{ username: 'county-officer', name: '申漳源', kind: 'official', role: 'county-officer', organization: '平顺县文物局' }],
  banner: ['county-officer  type=3  平顺县文物局承办人 / County bureau: officer'],
}
