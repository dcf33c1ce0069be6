import { text } from '../i18n/text.ts'
import type { ActNames } from './act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  figures: text('查看登录失败数', 'See how many sign-ins failed', { ja_JP: 'ログイン失敗数の表示', ko_KR: '로그인 실패 수 보기' }),
  signIns: text('查阅登录日志', 'Read the login log', { ja_JP: 'ログインログの閲覧', ko_KR: '로그인 로그 열람' }),
  exportSignIns: text('导出登录日志', 'Export the login log', {
    ja_JP: 'ログインログのエクスポート',
    ko_KR: '로그인 로그 내보내기',
  }),
  operations: text('查阅操作日志', 'Read the operation log', { ja_JP: '操作ログの閲覧', ko_KR: '작업 로그 열람' }),
  exportOperations: text('导出操作日志', 'Export the operation log', {
    ja_JP: '操作ログのエクスポート',
    ko_KR: '작업 로그 내보내기',
  }),
  startVerification: text('核验审计日志', 'Verify the audit trail', { ja_JP: '監査ログの検証', ko_KR: '감사 로그 검증' }),
  lastVerification: text('查看核验结果', 'See the result of the verification', {
    ja_JP: '検証結果の表示',
    ko_KR: '검증 결과 보기',
  }),
  verified: text('审计日志核验完成', 'Audit trail verified', { ja_JP: '監査ログの検証完了', ko_KR: '감사 로그 검증 완료' }),
} satisfies ActNames<typeof contract>
