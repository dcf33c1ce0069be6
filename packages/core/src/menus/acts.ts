import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看菜单', 'See menus', { ja_JP: 'メニューの表示', ko_KR: '메뉴 보기' }),
  add: text('新增菜单', 'Add a menu', { ja_JP: 'メニューの追加', ko_KR: '메뉴 추가' }),
  change: text('修改菜单', 'Change a menu', { ja_JP: 'メニューの変更', ko_KR: '메뉴 수정' }),
  move: text('移动菜单', 'Move a menu', { ja_JP: 'メニューの移動', ko_KR: '메뉴 이동' }),
  remove: text('删除菜单', 'Remove a menu', { ja_JP: 'メニューの削除', ko_KR: '메뉴 삭제' }),
  restore: text('恢复内置菜单', 'Restore built-in menus', { ja_JP: '組み込みメニューの復元', ko_KR: '기본 메뉴 복원' }),
} satisfies ActNames<typeof contract>
