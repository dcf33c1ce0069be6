import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 160,
    name: 'qualified-units',
    title: text('资质单位', 'Qualified units', { ja_JP: '資格機関', ko_KR: '자격 기관' }),
    type: 'menu',
    permission: '',
    url: '/qualified-units',
    component: 'qualified-units',
    icon: 'units',
  },
  {
    position: 350,
    name: 'directory-manage',
    title: text('维护资质单位', 'Keep the directory', { ja_JP: '名簿の管理', ko_KR: '명부 관리' }),
    type: 'button',
    permission: 'directory.manage',
    parent: 'qualified-units',
  },
]
