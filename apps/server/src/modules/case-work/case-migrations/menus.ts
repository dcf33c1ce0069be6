import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 75,
    name: 'case-migrations',
    title: text('办件迁移', 'Migration of cases', { ja_JP: '案件の移行', ko_KR: '민원 건 이전' }),
    type: 'menu',
    permission: 'case.migrate',
    url: '/case-migrations',
    component: 'case-migrations',
    icon: 'todo',
  },
]
