import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 232,
    name: 'work-calendar',
    title: text('工作日历', 'Working calendar', { ja_JP: '業務カレンダー', ko_KR: '업무 달력' }),
    type: 'menu',
    permission: 'calendar.manage',
    url: '/work-calendar',
    component: 'work-calendar',
    icon: 'calendar',
    parent: 'system',
  },
]
