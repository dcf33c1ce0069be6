import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 140,
    name: 'content-import',
    title: text('数据导入', 'Import', { ja_JP: 'データ取り込み', ko_KR: '데이터 가져오기' }),
    type: 'menu',
    permission: 'import.run',
    url: '/content-import',
    component: 'content-import',
    icon: 'import',
  },
]
