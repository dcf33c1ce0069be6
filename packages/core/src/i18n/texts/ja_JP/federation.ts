import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/federation.ts'

export const texts: Translation<typeof chinese> = {
  intro: '統一認証に移動してログインし、完了後は自動的にこのプラットフォームへ戻ります。',
  go: '統一認証へ進む',
  title: '統一認証ログイン',
  working: 'ログインしています。お待ちください…',
  redirecting: '統一認証へ移動しています…',
  notBound: '統一認証のアカウントがこのプラットフォームのアカウントに結び付いていません。管理者にご連絡ください。',
  cancelled: '統一認証ログインを取り消しました。',
  leaving: '統一認証からログアウトしています…',
  toPassword: 'アカウントとパスワードでログイン',
  again: 'もう一度ログイン',
  switchAccount: '別のアカウントでログイン',
}
