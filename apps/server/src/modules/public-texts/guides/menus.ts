import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 80,
    name: 'work-guide',
    title: text('办事指南', 'Work guide', { ja_JP: '手続案内', ko_KR: '민원 안내' }),
    type: 'menu',
    permission: '',
    url: '/work-guide',
    component: 'work-guide',
    icon: 'work-guide',
  },
]
