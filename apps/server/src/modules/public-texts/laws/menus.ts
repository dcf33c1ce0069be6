import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 90,
    name: 'regulations',
    title: text('法律法规', 'Laws and regulations', { ja_JP: '法令', ko_KR: '법령' }),
    type: 'menu',
    permission: '',
    url: '/regulations',
    component: 'regulations',
    icon: 'laws',
  },
]
