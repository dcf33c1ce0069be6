import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 236,
    name: 'incidents',
    title: text('故障任务', 'Failed jobs', { ja_JP: '障害タスク', ko_KR: '장애 작업' }),
    type: 'menu',
    permission: 'incident.manage',
    url: '/incidents',
    component: 'incidents',
    icon: 'warning',
    parent: 'system',
  },
]
