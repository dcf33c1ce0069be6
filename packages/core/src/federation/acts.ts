import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  settings: text('读取统一认证设置', 'Read the single sign-on settings', {
    ja_JP: '統一認証の設定を取得',
    ko_KR: '통합 인증 설정 읽기',
  }),
  authorize: text('转到统一认证', 'Go to single sign-on', { ja_JP: '統一認証へ移動', ko_KR: '통합 인증으로 이동' }),
  singleLogin: text('统一认证登录', 'Sign in by single sign-on', { ja_JP: '統一認証ログイン', ko_KR: '통합 인증 로그인' }),
  leave: text('退出统一认证', 'Leave single sign-on', { ja_JP: '統一認証からログアウト', ko_KR: '통합 인증 로그아웃' }),
} satisfies ActNames<typeof contract>
