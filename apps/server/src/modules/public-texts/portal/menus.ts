import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 120,
    name: 'online-information',
    title: text('信息公开', 'Public information', { ja_JP: '情報公開', ko_KR: '정보 공개' }),
    type: 'menu',
    permission: '',
    url: '/online_info',
    component: 'online-information',
    icon: 'information',
  },
]
