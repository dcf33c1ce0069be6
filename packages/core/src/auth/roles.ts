import { text } from '../i18n/text.ts'
import { defineRoles } from './role.ts'

/** The three administrators (三员分立): each excludes every other role. */
export const roles = defineRoles({
  'system-administrator': {
    position: 120,
    name: text('系统管理员', 'System administrator', { ja_JP: 'システム管理者', ko_KR: '시스템 관리자' }),
    permissions: [
      'user.read',
      'user.reveal',
      'user.manage',
      'organization.manage',
      'menu.manage',
      'calendar.manage',
      'task-settings.manage',
      'incident.manage',
    ],
    scope: 'none',
  },
  'security-administrator': {
    position: 130,
    name: text('安全管理员', 'Security administrator', { ja_JP: 'セキュリティ管理者', ko_KR: '보안 관리자' }),
    permissions: [
      'user.read',
      'user.reveal',
      'user.approve',
      'user.grant',
      'workgroup.manage',
      'role.manage',
      'calendar.manage',
      'log.sign-in',
    ],
    scope: 'none',
  },
  'audit-administrator': {
    position: 160,
    name: text('安全审计员', 'Audit administrator', { ja_JP: 'セキュリティ監査員', ko_KR: '보안 감사자' }),
    permissions: ['audit.read', 'log.sign-in', 'user.read'],
    scope: 'none',
  },
})
