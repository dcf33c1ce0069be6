import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 220,
    name: 'organization-management',
    title: text('组织机构', 'Organisations', { ja_JP: '組織機構', ko_KR: '조직' }),
    type: 'menu',
    permission: 'organization.manage',
    url: '/organization-management',
    component: 'organization-management',
    icon: 'tree',
    parent: 'system',
  },
]
