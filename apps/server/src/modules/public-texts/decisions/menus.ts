import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 165,
    name: 'decisions',
    title: text('许可决定公开', 'Licences granted', { ja_JP: '許可決定の公開', ko_KR: '허가 결정 공개' }),
    type: 'menu',
    permission: '',
    url: '/decisions',
    component: 'decisions',
    icon: 'decisions',
  },
]
