import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 10,
    name: 'home',
    title: text('首页', 'Home', { ja_JP: 'ホーム', ko_KR: '홈' }),
    type: 'menu',
    permission: '',
    url: '/home',
    component: 'home',
    icon: 'home',
  },
  {
    position: 180,
    name: 'system',
    title: text('系统管理', 'Administration', { ja_JP: 'システム管理', ko_KR: '시스템 관리' }),
    type: 'menu',
    permission: '',
    icon: 'settings',
  },
  {
    position: 210,
    name: 'async-routes-config',
    title: text('菜单管理', 'Menus', { ja_JP: 'メニュー管理', ko_KR: '메뉴 관리' }),
    type: 'menu',
    permission: 'menu.manage',
    url: '/async-routes-config',
    component: 'async-routes-config',
    icon: 'settings',
    parent: 'system',
  },
]
