import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 234,
    name: 'task-settings',
    title: text('任务配置', 'Task settings', { ja_JP: '割り当て設定', ko_KR: '업무 배정 설정' }),
    type: 'menu',
    permission: 'task-settings.manage',
    url: '/task-settings',
    component: 'task-settings',
    icon: 'settings',
    parent: 'system',
  },
]
