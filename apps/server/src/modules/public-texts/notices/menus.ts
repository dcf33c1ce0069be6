import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 110,
    name: 'notices',
    title: text('通知公告', 'Notices', { ja_JP: 'お知らせ', ko_KR: '공지사항' }),
    type: 'menu',
    permission: '',
    url: '/notices',
    component: 'notices',
    icon: 'notices',
  },
]
