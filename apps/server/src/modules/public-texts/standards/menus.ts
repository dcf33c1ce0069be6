import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 100,
    name: 'specification',
    title: text('标准规范', 'Standards', { ja_JP: '標準規格', ko_KR: '표준 규격' }),
    type: 'menu',
    permission: '',
    url: '/specification',
    component: 'specification',
    icon: 'standards',
  },
]
