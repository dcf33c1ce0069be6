import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查看备案项目', 'List filed projects', {
    ja_JP: '届出プロジェクト一覧の表示',
    ko_KR: '신고 사업 목록 보기',
  }),
  export: text('导出备案项目', 'Export filed projects', {
    ja_JP: '届出プロジェクトの書き出し',
    ko_KR: '신고 사업 내보내기',
  }),
  uploadApproval: text('上传备案批文', 'Upload an approval document', {
    ja_JP: '決定文書のアップロード',
    ko_KR: '승인 문서 올리기',
  }),
  approvalLink: text('打开备案批文', 'Open an approval document', { ja_JP: '決定文書を開く', ko_KR: '승인 문서 열기' }),
} satisfies ActNames<typeof contract>
