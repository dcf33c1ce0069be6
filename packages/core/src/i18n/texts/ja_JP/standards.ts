import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/standards.ts'

export const texts: Translation<typeof chinese> = {
  title: '標準規格',
  intro: '文化財保護分野の国家標準、業界標準、地方標準です。',
  searchType: '検索方法',
  keyword: 'キーワード',
  keywordPlaceholder: 'キーワード/標準名/標準番号を入力',
  byAny: 'キーワード',
  byTitle: '標準名',
  byNumber: '標準番号',
  published: '公布日',
  effective: '施行日',
  from: '開始日',
  to: '終了日',
  number: '標準番号',
  name: '標準名',
  nature: '標準の性質',
  status: '標準の状態',
  publisher: '公布機関',
}
