import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 190,
    name: 'user-management',
    title: text('用户管理', 'Users', { ja_JP: '利用者管理', ko_KR: '사용자 관리' }),
    type: 'menu',
    permission: 'user.read',
    url: '/user-management',
    component: 'user-management',
    icon: 'users',
    parent: 'system',
  },
  {
    position: 280,
    name: 'user-manage',
    title: text('新建、修改用户', 'Create and change users', { ja_JP: '利用者の追加・変更', ko_KR: '사용자 추가·수정' }),
    type: 'button',
    permission: 'user.manage',
    parent: 'user-management',
  },
  {
    position: 290,
    name: 'user-approve',
    title: text('审核、启用、重置密码', 'Approve, unlock, reset', {
      ja_JP: '審査、有効化、パスワード再設定',
      ko_KR: '승인, 사용, 비밀번호 재설정',
    }),
    type: 'button',
    permission: 'user.approve',
    parent: 'user-management',
  },
  {
    position: 300,
    name: 'user-grant',
    title: text('授予角色', 'Grant roles', { ja_JP: '役割を付与', ko_KR: '역할 부여' }),
    type: 'button',
    permission: 'user.grant',
    parent: 'user-management',
  },
  {
    position: 310,
    name: 'user-reveal',
    title: text('查看完整信息', 'See masked values', { ja_JP: '全情報を表示', ko_KR: '전체 정보 보기' }),
    type: 'button',
    permission: 'user.reveal',
    parent: 'user-management',
  },
]
