import { text } from '../i18n/text.ts'

export const permissions = {
  'audit.read': text('查阅操作日志、核验审计', 'Read the operation log, verify the audit', {
    ja_JP: '操作ログの閲覧と監査の検証',
    ko_KR: '작업 로그 열람, 감사 검증',
  }),
  'log.sign-in': text('查阅登录日志', 'Read the login log', { ja_JP: 'ログインログの閲覧', ko_KR: '로그인 로그 열람' }),
} as const
