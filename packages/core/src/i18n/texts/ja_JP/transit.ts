import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/transit.ts'

export const texts: Translation<typeof chinese> = {
  title: '自動ログイン',
  waiting: '自動的にログインしています。お待ちください…',
  failed: '自動ログインできませんでした',
  toSignIn: 'アカウントとパスワードでログイン',
  incomplete: 'リンクにユーザー名またはパスワードがありません。元のシステムからもう一度お入りください。',
}
