import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 32,
    name: 'circulations',
    title: text('传阅件', 'Circulated cases', { ja_JP: '回覧', ko_KR: '회람' }),
    type: 'menu',
    permission: 'case.circulate',
    url: '/circulations',
    component: 'circulations',
    icon: 'tree',
  },
]
