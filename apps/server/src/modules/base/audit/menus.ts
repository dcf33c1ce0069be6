import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 240,
    name: 'logging-login',
    title: text('登录日志', 'Login log', { ja_JP: 'ログインログ', ko_KR: '로그인 로그' }),
    type: 'menu',
    permission: 'log.sign-in',
    url: '/logging-login',
    component: 'logging-login',
    icon: 'audit',
    parent: 'system',
  },
  {
    position: 250,
    name: 'logging-operation',
    title: text('操作日志', 'Operation log', { ja_JP: '操作ログ', ko_KR: '작업 로그' }),
    type: 'menu',
    permission: 'audit.read',
    url: '/logging-operation',
    component: 'logging-operation',
    icon: 'audit',
    parent: 'system',
  },
]
