import type { DemoPeople } from '../../../accounts/demo.ts'

export const demo: DemoPeople = {
  position: 60,
  organizations: [{ kind: 'customs', name: '滨海海关（演示）', provinceCode: null }],
  users: [{ username: 'customs', name: '闻港生', kind: 'official', role: 'customs', organization: '滨海海关（演示）' }],
  banner: ['customs  type=3  海关用户 / Customs'],
}
