import type { DemoPeople } from '../accounts/demo.ts'

export const demo: DemoPeople = {
  position: 70,
  users: [
    { username: 'admin-system', name: '系统管理员', kind: 'official', role: 'system-administrator', organization: null },
    { username: 'admin-security', name: '安全管理员', kind: 'official', role: 'security-administrator', organization: null },
    { username: 'admin-audit', name: '安全审计员', kind: 'official', role: 'audit-administrator', organization: null },
  ],
  banner: ['admin-system, admin-security, admin-audit  type=3  系统管理员、安全管理员、安全审计员 / System, security, audit administrator'],
}
