import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看常用意见', 'See phrases', { ja_JP: '定型意見の表示', ko_KR: '자주 쓰는 의견 보기' }),
  add: text('新增常用意见', 'Add a phrase', { ja_JP: '定型意見の追加', ko_KR: '자주 쓰는 의견 추가' }),
  change: text('修改常用意见', 'Change a phrase', { ja_JP: '定型意見の変更', ko_KR: '자주 쓰는 의견 수정' }),
  remove: text('删除常用意见', 'Delete a phrase', { ja_JP: '定型意見の削除', ko_KR: '자주 쓰는 의견 삭제' }),
  use: text('使用常用意见', 'Use a phrase', { ja_JP: '定型意見の使用', ko_KR: '자주 쓰는 의견 사용' }),
} satisfies ActNames<typeof contract>
