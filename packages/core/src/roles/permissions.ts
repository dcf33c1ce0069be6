import { text } from '../i18n/text.ts'

export const permissions = {
  'role.manage': text('维护角色与权限', 'Maintain roles and rights', { ja_JP: '役割と権限の管理', ko_KR: '역할과 권한 관리' }),
} as const
