import type { DemoPeople } from '../accounts/demo.ts'

export const demo: DemoPeople = {
  position: 90,
  users: [{ username: 'case-admin', name: '林知序', kind: 'official', role: 'case-administrator', organization: '国家文物局' }],
  banner: ['case-admin  type=3  国家文物局业务管理员 / National bureau: case administrator'],
}
