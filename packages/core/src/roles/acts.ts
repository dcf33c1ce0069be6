import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看角色列表', 'List roles', { ja_JP: '役割一覧の表示', ko_KR: '역할 목록 보기' }),
  get: text('查看角色', 'See a role', { ja_JP: '役割の表示', ko_KR: '역할 보기' }),
  create: text('新增角色', 'Add a role', { ja_JP: '役割の追加', ko_KR: '역할 추가' }),
  update: text('修改角色', 'Change a role', { ja_JP: '役割の変更', ko_KR: '역할 수정' }),
  remove: text('删除角色', 'Delete a role', { ja_JP: '役割の削除', ko_KR: '역할 삭제' }),
  menuTree: text('查看角色菜单权限', 'See menu rights of a role', {
    ja_JP: '役割のメニュー権限の表示',
    ko_KR: '역할 메뉴 권한 보기',
  }),
  buttonTree: text('查看角色按钮权限', 'See button rights of a role', {
    ja_JP: '役割のボタン権限の表示',
    ko_KR: '역할 버튼 권한 보기',
  }),
  saveMenus: text('保存角色菜单权限', 'Save menu rights of a role', {
    ja_JP: '役割のメニュー権限の保存',
    ko_KR: '역할 메뉴 권한 저장',
  }),
  saveButtons: text('保存角色按钮权限', 'Save button rights of a role', {
    ja_JP: '役割のボタン権限の保存',
    ko_KR: '역할 버튼 권한 저장',
  }),
  fieldFlags: text('查看角色表单权限', 'See field rights of a role', {
    ja_JP: '役割のフォーム権限の表示',
    ko_KR: '역할 양식 권한 보기',
  }),
  fields: text('查看表单字段', 'See form fields', { ja_JP: 'フォーム項目の表示', ko_KR: '양식 항목 보기' }),
  saveFields: text('保存角色表单权限', 'Save field rights of a role', {
    ja_JP: '役割のフォーム権限の保存',
    ko_KR: '역할 양식 권한 저장',
  }),
  scopeChoices: text('查看数据范围', 'See data scopes', { ja_JP: 'データ範囲の表示', ko_KR: '데이터 범위 보기' }),
} satisfies ActNames<typeof contract>
