import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/sms.ts'

export const texts: Translation<typeof chinese> = {
  mobile: '携帯電話番号',
  mobilePlaceholder: '携帯電話番号を入力',
  code: '認証コード',
  codePlaceholder: '認証コードを入力',
  getCode: '認証コードを取得',
  sending: '送信しています…',
  getAgain: '{n} 秒後に再取得',
  sent: '{mobile} に認証コードを送信しました（{minutes} 分間有効）。届かないときは、アカウントに登録した番号か確認してください。',
  rehearsal: '演習環境：SMS送信箱で認証コードを確認',
  askFailed: '認証コードを取得できませんでした',
  blank: '携帯電話番号と認証コードを入力してください',
  blankMobile: '携帯電話番号を入力してください',
  wrong: '認証コードが正しくありません',
  account: 'アカウント',
  accountPlaceholder: 'この番号には複数のアカウントがあります',
}
