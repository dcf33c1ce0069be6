import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查看工作组列表', 'List work groups', { ja_JP: 'ワーキンググループ一覧の表示', ko_KR: '작업반 목록 보기' }),
  get: text('查看工作组', 'See a work group', { ja_JP: 'ワーキンググループの表示', ko_KR: '작업반 보기' }),
  create: text('新增工作组', 'Add a work group', { ja_JP: 'ワーキンググループの追加', ko_KR: '작업반 추가' }),
  update: text('修改工作组', 'Change a work group', { ja_JP: 'ワーキンググループの変更', ko_KR: '작업반 수정' }),
  remove: text('删除工作组', 'Delete a work group', { ja_JP: 'ワーキンググループの削除', ko_KR: '작업반 삭제' }),
  people: text('查找工作组成员', 'Find members of a work group', {
    ja_JP: 'ワーキンググループのメンバー検索',
    ko_KR: '작업반 구성원 찾기',
  }),
} satisfies ActNames<typeof contract>
