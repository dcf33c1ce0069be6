import { text } from '../i18n/text.ts'

export const permissions = {
  'menu.manage': text('维护菜单', 'Maintain menus', { ja_JP: 'メニューの管理', ko_KR: '메뉴 관리' }),
} as const
