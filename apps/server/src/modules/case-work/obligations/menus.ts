import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 55,
    name: 'obligations',
    title: text('后续义务', 'Obligations', { ja_JP: '決定後の義務', ko_KR: '후속 의무' }),
    type: 'menu',
    permission: 'obligation.read',
    url: '/obligations',
    component: 'obligations',
    icon: 'calendar',
  },
  {
    position: 375,
    name: 'obligation-handle',
    title: text('报告、确认履行', 'Report and confirm', { ja_JP: '履行の報告・確認', ko_KR: '이행 보고·확인' }),
    type: 'button',
    permission: 'obligation.handle',
    parent: 'obligations',
  },
]
