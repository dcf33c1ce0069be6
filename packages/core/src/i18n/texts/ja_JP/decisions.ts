import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/decisions.ts'

export const texts: Translation<typeof chinese> = {
  title: '許可決定の公開',
  intro: '行政許可法第四十条により公開される許可決定です。申請者の個人情報は含みません。',
  keyword: 'キーワード',
  keywordPlaceholder: '事業名・申請機関・許可事項・文書番号',
  number: '文書番号',
  project: '事業名',
  matter: '許可事項',
  unitName: '申請機関',
  unnamed: '非公開',
  province: '省',
  decidedOn: '決定日',
  from: '開始日',
  to: '終了日',
  empty: '公開された許可決定はまだありません',
  decision: '許可決定',
  text: '回答の全文',
  textNotPublished: '申請による公開、個人による申請および旧システムの案件は、回答の全文を公開しません。',
  issuer: '決定機関',
  back: '許可決定の公開へ戻る',
  loadFailed: '公開された許可決定が見つかりません',
}
