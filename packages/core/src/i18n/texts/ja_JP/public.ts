import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/public.ts'

export const texts: Translation<typeof chinese> = {
  services: '公共サービス',
  guide: '手続案内',
  laws: '法令',
  standards: '標準規格',
  units: '有資格機関',
  decisions: '許可決定',
  progress: '処理状況',
  progressNote:
    '申請者は申請時のアカウントでログインし、「自分の申請」で各申請の状態・現在の段階・期限を確認できます。受理通知書などの文書をお持ちの場合は、「文書の照会」で文書番号からも確認できます。',
  information: '情報公開',
  help: '利用の手引き',
  search: '法令・手続・機関を検索',
  signIn: 'ログイン',
  skipToContent: '本文へ移動',
  language: '言語',
}
