import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 230,
    name: 'workgroup-management',
    title: text('工作组', 'Work groups', { ja_JP: 'ワーキンググループ', ko_KR: '작업반' }),
    type: 'menu',
    permission: 'workgroup.manage',
    url: '/workgroup-management',
    component: 'workgroup-management',
    icon: 'users',
    parent: 'system',
  },
]
