import { text } from '../i18n/text.ts'

export const permissions = {
  'organization.manage': text('维护组织机构', 'Maintain organisations', { ja_JP: '組織機構の管理', ko_KR: '조직 관리' }),
} as const
