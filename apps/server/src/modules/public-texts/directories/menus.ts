import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 170,
    name: 'state-protection',
    title: text('国保单位', 'National key sites', { ja_JP: '全国重点文物', ko_KR: '국가중점문물' }),
    type: 'menu',
    permission: '',
    url: '/state-protection',
    component: 'state-protection',
    icon: 'sites',
  },
]
