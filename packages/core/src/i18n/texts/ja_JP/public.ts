import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/public.ts'

export const texts: Translation<typeof chinese> = {
  services: '公共サービス',
  guide: '手続案内',
  laws: '法令',
  standards: '標準規格',
  units: '有資格機関',
  decisions: '許可決定',
  information: '情報公開',
  help: '利用の手引き',
  search: '法令・手続・機関を検索',
  signIn: 'ログイン',
  skipToContent: '本文へ移動',
  language: '言語',
}
