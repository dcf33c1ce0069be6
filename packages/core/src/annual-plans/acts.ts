import type { ActNames } from '../audit/act-names.ts'
import { text } from '../i18n/text.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  batches: text('查看计划批次', 'See batches of plans', { ja_JP: '計画の回次の表示', ko_KR: '계획 차수 보기' }),
  openBatch: text('开放计划批次', 'Open a batch of plans', { ja_JP: '計画の回次の開始', ko_KR: '계획 차수 열기' }),
  moveDeadline: text('修改报送截止时间', 'Change the deadline of a batch', { ja_JP: '提出期限の変更', ko_KR: '제출 기한 변경' }),
  batchProgress: text('查看批次报送进度', 'See how far batches have come', { ja_JP: '回次の提出状況の表示', ko_KR: '차수 제출 현황 보기' }),
  closeBatch: text('关闭计划批次', 'Close a batch of plans', { ja_JP: '計画の回次の締め切り', ko_KR: '계획 차수 마감' }),
  query: text('查看年度计划', 'List annual plans', { ja_JP: '年度計画一覧の表示', ko_KR: '연도 계획 목록 보기' }),
  export: text('导出年度计划', 'Export annual plans', { ja_JP: '年度計画の書き出し', ko_KR: '연도 계획 내보내기' }),
  get: text('打开年度计划', 'See an annual plan', { ja_JP: '年度計画を開く', ko_KR: '연도 계획 열기' }),
  start: text('编制年度计划', 'Start an annual plan', { ja_JP: '年度計画の編成開始', ko_KR: '연도 계획 편성 시작' }),
  move: text('办理年度计划', 'Move an annual plan on', { ja_JP: '年度計画の処理', ko_KR: '연도 계획 처리' }),
  difference: text('查看计划修改内容', 'See what changed in a plan', { ja_JP: '計画の変更内容の表示', ko_KR: '계획 변경 내용 보기' }),
  thirdParties: text('查看可委托的机构', 'See bodies that can rank', { ja_JP: '委託できる機関の表示', ko_KR: '위탁 가능 기관 보기' }),
  rows: text('查看计划项目', 'List rows of a plan', { ja_JP: '計画項目一覧の表示', ko_KR: '계획 사업 목록 보기' }),
  exportRows: text('导出计划项目', 'Export rows of a plan', { ja_JP: '計画項目の書き出し', ko_KR: '계획 사업 내보내기' }),
  projects: text('查看各计划项目', 'List rows of all plans', { ja_JP: '全計画の項目一覧の表示', ko_KR: '전체 계획 사업 목록 보기' }),
  exportProjects: text('导出各计划项目', 'Export rows of all plans', { ja_JP: '全計画の項目の書き出し', ko_KR: '전체 계획 사업 내보내기' }),
  row: text('打开计划项目', 'See a row of a plan', { ja_JP: '計画項目を開く', ko_KR: '계획 사업 열기' }),
  ofCase: text('查看办件的计划项目', 'See the plan rows of a case', { ja_JP: '案件の計画項目の表示', ko_KR: '민원 건의 계획 사업 보기' }),
  earlierRows: text('查找以前批次的项目', 'Find rows of earlier batches', { ja_JP: '以前の回次の項目検索', ko_KR: '이전 차수 사업 찾기' }),
  addRow: text('添加计划项目', 'Add a row to a plan', { ja_JP: '計画項目の追加', ko_KR: '계획 사업 추가' }),
  changeRow: text('修改计划项目', 'Change a row of a plan', { ja_JP: '計画項目の変更', ko_KR: '계획 사업 수정' }),
  removeRows: text('删除计划项目', 'Remove rows of a plan', { ja_JP: '計画項目の削除', ko_KR: '계획 사업 삭제' }),
  rank: text('调整计划项目排序', 'Rank a row of a plan', { ja_JP: '計画項目の順位変更', ko_KR: '계획 사업 순위 변경' }),
  group: text('计划项目分组', 'Group rows of a plan', { ja_JP: '計画項目のグループ化', ko_KR: '계획 사업 묶기' }),
  importRows: text('导入计划项目', 'Import rows of a plan', { ja_JP: '計画項目の取り込み', ko_KR: '계획 사업 가져오기' }),
  template: text('下载计划项目模板', 'Download an empty sheet of rows', {
    ja_JP: '計画項目の空の表のダウンロード',
    ko_KR: '계획 사업 빈 표 내려받기',
  }),
  decide: text('审定计划项目', 'Decide a row of a plan', { ja_JP: '計画項目の審定', ko_KR: '계획 사업 심의' }),
  decideRows: text('批量审定计划项目', 'Decide rows of a plan', { ja_JP: '計画項目の一括審定', ko_KR: '계획 사업 일괄 심의' }),
  adjust: text('调整已下达的计划项目', 'Adjust an issued row', { ja_JP: '下達済み項目の調整', ko_KR: '하달된 사업 조정' }),
  takeBackAdjustment: text('撤回计划调整', 'Take back an adjustment', { ja_JP: '計画調整の取り下げ', ko_KR: '계획 조정 신청 철회' }),
  settleAdjustment: text('审定计划调整', 'Settle an adjustment', { ja_JP: '計画調整の審定', ko_KR: '계획 조정 심의' }),
} satisfies ActNames<typeof contract>
