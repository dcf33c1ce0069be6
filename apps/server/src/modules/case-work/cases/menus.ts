import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 40,
    name: 'new-application',
    title: text('新建申请', 'New application', { ja_JP: '新規申請', ko_KR: '새 신청' }),
    type: 'menu',
    permission: 'case.apply',
    url: '/new-application',
    component: 'new-application',
    icon: 'new-application',
  },
  {
    position: 50,
    name: 'my-cases',
    title: text('我的申请', 'My applications', { ja_JP: '自分の申請', ko_KR: '내 신청' }),
    type: 'menu',
    permission: 'case.apply',
    url: '/cases',
    component: 'cases',
    icon: 'cases',
  },
  {
    position: 70,
    name: 'case-search',
    title: text('办件查询', 'Applications', { ja_JP: '案件検索', ko_KR: '민원 건 조회' }),
    type: 'menu',
    permission: 'case.search',
    url: '/cases',
    component: 'cases',
    icon: 'search',
  },
  {
    position: 260,
    name: 'case-apply',
    title: text('申请办理', 'Apply', { ja_JP: '申請する', ko_KR: '신청하기' }),
    type: 'button',
    permission: 'case.apply',
    parent: 'my-cases',
  },
  {
    position: 270,
    name: 'case-void',
    title: text('作废', 'Void', { ja_JP: '取消し', ko_KR: '무효 처리' }),
    type: 'button',
    permission: 'case.void',
    parent: 'case-search',
  },
]
