import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 35,
    name: 'team',
    title: text('人员在办', 'Work in hand', { ja_JP: '担当者別の処理状況', ko_KR: '담당자별 처리 현황' }),
    type: 'menu',
    permission: 'task.lead',
    url: '/team',
    component: 'team',
    icon: 'users',
  },
]
