import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看办事指南目录', 'List the work guides', { ja_JP: '手続案内一覧の表示', ko_KR: '민원 안내 목록 보기' }),
  get: text('查看办事指南', 'See a guide', { ja_JP: '手続案内の表示', ko_KR: '민원 안내 보기' }),
  find: text('查询办事指南', 'Look up a guide', { ja_JP: '手続案内の照会', ko_KR: '민원 안내 조회' }),
  flowPicture: text('查看流程图', 'See a flow chart', { ja_JP: '流れ図の表示', ko_KR: '흐름도 보기' }),
  sample: text('下载材料样表', 'Download a sample of a material', {
    ja_JP: '書類の様式のダウンロード',
    ko_KR: '서류 서식 내려받기',
  }),
  check: text('检查指南引用条文', 'Check what guides cite', { ja_JP: '案内の引用条文の確認', ko_KR: '안내의 인용 조문 확인' }),
  exportCheck: text('导出指南引用条文检查', 'Export the check of citations', {
    ja_JP: '引用条文の確認結果の出力',
    ko_KR: '인용 조문 확인 결과 내보내기',
  }),
} satisfies ActNames<typeof contract>
