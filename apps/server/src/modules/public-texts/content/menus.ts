import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 130,
    name: 'content',
    title: text('内容维护', 'Content', { ja_JP: 'コンテンツ管理', ko_KR: '콘텐츠 관리' }),
    type: 'menu',
    permission: 'content.edit',
    url: '/content',
    component: 'content',
    icon: 'new-application',
  },
  {
    position: 330,
    name: 'content-review',
    title: text('审核、发布内容', 'Review and publish', { ja_JP: '内容の審査・公開', ko_KR: '내용 심사·게시' }),
    type: 'button',
    permission: 'content.review',
    parent: 'content',
  },
]
