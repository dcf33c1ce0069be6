import type { ActNames } from '../audit/act-names.ts'
import { text } from '../i18n/text.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查看后续义务', 'See obligations', { ja_JP: '決定後の義務の表示', ko_KR: '후속 의무 보기' }),
  export: text('导出后续义务', 'Export obligations', { ja_JP: '決定後の義務の出力', ko_KR: '후속 의무 내보내기' }),
  ofCase: text('查看一件办件的后续义务', 'See the obligations of a case', { ja_JP: '案件の義務の表示', ko_KR: '민원 건의 후속 의무 보기' }),
  upload: text('上传履行报告的附件', 'Upload a file of a report', { ja_JP: '報告の添付ファイルの送信', ko_KR: '이행 보고 첨부 업로드' }),
  removeFile: text('删除履行报告的附件', 'Remove a file of a report', { ja_JP: '報告の添付ファイルの削除', ko_KR: '이행 보고 첨부 삭제' }),
  fileLink: text('打开履行报告的附件', 'Open a file of a report', { ja_JP: '報告の添付ファイルを開く', ko_KR: '이행 보고 첨부 열기' }),
  report: text('报告义务履行情况', 'Report on an obligation', { ja_JP: '義務の履行報告', ko_KR: '의무 이행 보고' }),
  judge: text('确认或退回履行报告', 'Confirm or return a report', { ja_JP: '履行報告の確認・差戻し', ko_KR: '이행 보고 확인 또는 반려' }),
} satisfies ActNames<typeof contract>
