import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看待办', 'See tasks', { ja_JP: '処理待ちの表示', ko_KR: '처리 대기 보기' }),
  exportTodo: text('导出待办', 'Export the to-do list', { ja_JP: '処理待ち一覧の出力', ko_KR: '처리 대기 목록 내보내기' }),
  exportDone: text('导出已办', 'Export what was handled', { ja_JP: '処理済み一覧の出力', ko_KR: '처리 완료 목록 내보내기' }),
  exportTodoByAddress: text('按地址导出待办', 'Export the to-do list by an address', {
    ja_JP: 'URL による処理待ち一覧の出力',
    ko_KR: '주소로 처리 대기 목록 내보내기',
  }),
  exportDoneByAddress: text('按地址导出已办', 'Export what was handled by an address', {
    ja_JP: 'URL による処理済み一覧の出力',
    ko_KR: '주소로 처리 완료 목록 내보내기',
  }),
  claim: text('领取待办', 'Claim a task', { ja_JP: '処理待ちの引き受け', ko_KR: '처리 대기 담당' }),
  release: text('退还待办', 'Release a task', { ja_JP: '処理待ちの返却', ko_KR: '처리 대기 반환' }),
  batch: text('批量领取或退还待办', 'Claim or release several tasks', {
    ja_JP: '処理待ちの一括引き受け・返却',
    ko_KR: '처리 대기 일괄 담당·반환',
  }),
  complete: text('办理', 'Act on a task', { ja_JP: '処理', ko_KR: '처리' }),
  checkMaterial: text('核对材料', 'Check a material', { ja_JP: '書類の確認', ko_KR: '서류 확인' }),
  candidates: text('查看可选办理单位', 'See candidates', { ja_JP: '担当候補の表示', ko_KR: '처리 기관 후보 보기' }),
  verbs: text('查看更多办理', 'See what else may be done', { ja_JP: 'その他の処理の表示', ko_KR: '그 밖의 처리 보기' }),
  verb: text('更多办理', 'Do more with a case', { ja_JP: 'その他の処理', ko_KR: '그 밖의 처리' }),
  verbOffers: text('查看可批量办理的方式', 'See what may be done to several tasks', {
    ja_JP: '一括処理できる内容の表示',
    ko_KR: '일괄 처리할 수 있는 내용 보기',
  }),
  verbBatch: text('批量更多办理', 'Do more with several cases', { ja_JP: '複数案件のその他の処理', ko_KR: '여러 건의 그 밖의 처리' }),
  end: text('结束流程', 'End a process', { ja_JP: '手続の終了', ko_KR: '절차 종료' }),
  void: text('作废办件', 'Void a case', { ja_JP: '案件の取消し', ko_KR: '민원 건 무효 처리' }),
  keepDraft: text('暂存办理内容', 'Keep what was begun at a step', { ja_JP: '処理内容の一時保存', ko_KR: '처리 내용 임시 보관' }),
  suggestedNumber: text('查看建议发文字号', 'See the suggested number', {
    ja_JP: '発文番号の候補の表示',
    ko_KR: '발문 번호 제안 보기',
  }),
  endClaim: text('领取人不能再办理，退回待领取', 'Claim ended: its holder can no longer act', {
    ja_JP: '担当者が処理できなくなったため引き受けを解除',
    ko_KR: '담당자가 처리할 수 없어 담당 해제',
  }),
  deemAccepted: text('逾期未作决定，视为受理', 'Deemed accepted: no decision in time', {
    ja_JP: '期間内に決定がないため受理とみなす',
    ko_KR: '기간 내 결정이 없어 접수로 간주',
  }),
  replyDraft: text('起草批复', 'Draft a reply', { ja_JP: '決定文書の起案', ko_KR: '회신 공문 기안' }),
} satisfies ActNames<typeof contract>
