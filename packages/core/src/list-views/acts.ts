import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看列表视图', 'See views of a list', { ja_JP: '一覧ビューの表示', ko_KR: '목록 보기 조회' }),
  add: text('保存列表视图', 'Keep a view of a list', { ja_JP: '一覧ビューの保存', ko_KR: '목록 보기 저장' }),
  change: text('修改列表视图', 'Change a view of a list', { ja_JP: '一覧ビューの変更', ko_KR: '목록 보기 수정' }),
  remove: text('删除列表视图', 'Delete a view of a list', { ja_JP: '一覧ビューの削除', ko_KR: '목록 보기 삭제' }),
} satisfies ActNames<typeof contract>
