import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 37,
    name: 'authorisations',
    title: text('授权办理', 'Authorisations', { ja_JP: '委任', ko_KR: '위임' }),
    type: 'menu',
    permission: 'task.authorise',
    url: '/authorisations',
    component: 'authorisations',
    icon: 'operators',
  },
]
