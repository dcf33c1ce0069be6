import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  ways: text('查询登录方式', 'List the ways in', { ja_JP: 'ログイン方法の取得', ko_KR: '로그인 방법 조회' }),
  login: text('登录', 'Sign in', { ja_JP: 'ログイン', ko_KR: '로그인' }),
  createToken: text('换取会话', 'Open a session', { ja_JP: 'セッションの開始', ko_KR: '세션 시작' }),
  currentUser: text('查看当前用户', 'See the signed-in user', { ja_JP: '現在の利用者を表示', ko_KR: '현재 사용자 보기' }),
  menus: text('读取菜单', 'Read the menu', { ja_JP: 'メニューの取得', ko_KR: '메뉴 읽기' }),
  signOut: text('退出登录', 'Sign out', { ja_JP: 'ログアウト', ko_KR: '로그아웃' }),
} satisfies ActNames<typeof contract>
