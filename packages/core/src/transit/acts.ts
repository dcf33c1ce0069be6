import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  issueCode: text('签发免登跳转码', 'Issue a transit code', {
    ja_JP: '自動ログインコードの発行',
    ko_KR: '자동 로그인 코드 발급',
  }),
  enter: text('免登跳转登录', 'Sign in by transit', { ja_JP: '自動ログイン', ko_KR: '자동 로그인' }),
} satisfies ActNames<typeof contract>
