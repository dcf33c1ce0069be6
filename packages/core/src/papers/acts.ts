import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看文书目录', 'See the papers of a case', { ja_JP: '文書一覧の表示', ko_KR: '문서 목록 보기' }),
  filing: text('查看回执', 'See a receipt', { ja_JP: '受付票の表示', ko_KR: '접수증 보기' }),
  open: text('打开文书', 'Open a paper', { ja_JP: '文書を開く', ko_KR: '문서 열기' }),
  wholeCase: text('打印全案', 'Print a whole case', { ja_JP: '案件全体の印刷', ko_KR: '전체 사건 인쇄' }),
  check: text('核验文书', 'Check a paper', { ja_JP: '文書の照会', ko_KR: '문서 진위 확인' }),
} satisfies ActNames<typeof contract>
