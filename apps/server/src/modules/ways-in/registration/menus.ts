import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 60,
    name: 'operators',
    title: text('经办人管理', 'Operators', { ja_JP: '申請担当者の管理', ko_KR: '신청 담당자 관리' }),
    type: 'menu',
    permission: 'operator.manage',
    url: '/operators',
    component: 'operators',
    icon: 'operators',
  },
]
