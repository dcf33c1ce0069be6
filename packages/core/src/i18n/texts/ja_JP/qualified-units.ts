import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/qualified-units.ts'

export const texts: Translation<typeof chinese> = {
  title: '資格機関',
  import: '資格機関の取り込み',
  importHint: '文化財保護工事の調査設計・施工・監理の資格機関名簿。同じ証書番号は更新されます。',
  name: '機関名',
  province: '省',
  kind: '資格の種別',
  grade: '等級',
  certificateNumber: '証書番号',
  businessScope: '業務範囲',
  issuer: '発行機関',
  issuedOn: '発行日',
  validUntil: '有効期限',
  validity: '有効状態',
  valid: '有効',
  expiring: 'まもなく満了',
  expired: '満了',
  certificate: '証書',
  keyword: 'キーワード',
  keywordPlaceholder: '機関名、証書番号、業務範囲',
  openFile: '証書を見る',
  uploadFile: '証書をアップロード',
  replaceFile: '証書を差し替え',
  uploaded: '証書をアップロードしました。',
  empty: '名簿はまだ空です',
}
