import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 320,
    name: 'search-synonyms',
    title: text('同义词', 'Synonyms', { ja_JP: '同義語', ko_KR: '동의어' }),
    type: 'menu',
    permission: 'content.edit',
    url: '/search-synonyms',
    component: 'search-synonyms',
    icon: 'search',
  },
]
