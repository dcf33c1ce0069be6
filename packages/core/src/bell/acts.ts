import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  count: text('查看未读消息数', 'See how many messages are unread', { ja_JP: '未読通知数の表示', ko_KR: '읽지 않은 알림 수 보기' }),
  list: text('查看消息', 'See messages', { ja_JP: '通知の表示', ko_KR: '알림 보기' }),
  read: text('标记消息已读', 'Mark a message as read', { ja_JP: '通知を既読にする', ko_KR: '알림 읽음 표시' }),
  readCase: text('标记一件申请的消息已读', 'Mark the messages of a case as read', {
    ja_JP: '案件の通知を既読にする',
    ko_KR: '사건의 알림 읽음 표시',
  }),
  readPlan: text('标记一份年度计划的消息已读', 'Mark the messages of an annual plan as read', {
    ja_JP: '年度計画の通知を既読にする',
    ko_KR: '연도 계획의 알림 읽음 표시',
  }),
  readAll: text('全部消息标为已读', 'Mark all messages as read', { ja_JP: 'すべての通知を既読にする', ko_KR: '모든 알림 읽음 표시' }),
} satisfies ActNames<typeof contract>
