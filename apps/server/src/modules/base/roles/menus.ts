import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 200,
    name: 'role-management',
    title: text('角色管理', 'Roles', { ja_JP: '役割管理', ko_KR: '역할 관리' }),
    type: 'menu',
    permission: 'role.manage',
    url: '/role-management',
    component: 'role-management',
    icon: 'roles',
    parent: 'system',
  },
]
