import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 20,
    name: 'todo',
    title: text('待办', 'To do', { ja_JP: '処理待ち', ko_KR: '처리 대기' }),
    type: 'menu',
    permission: 'task.inbox',
    url: '/todo',
    component: 'todo',
    icon: 'todo',
  },
  {
    position: 30,
    name: 'done',
    title: text('已办', 'Done', { ja_JP: '処理済み', ko_KR: '처리한 일' }),
    type: 'menu',
    permission: 'task.inbox',
    url: '/done',
    component: 'done',
    icon: 'done',
  },
  {
    position: 360,
    name: 'task-handle',
    title: text('办理', 'Act', { ja_JP: '処理', ko_KR: '처리' }),
    type: 'button',
    permission: 'task.handle',
    parent: 'home',
  },
  {
    position: 370,
    name: 'task-lead',
    title: text('转交、接办他人待办', 'Move tasks of others', { ja_JP: '他の人の処理待ちの引き継ぎ', ko_KR: '다른 사람의 처리 대기 이관' }),
    type: 'button',
    permission: 'task.lead',
    parent: 'home',
  },
]
