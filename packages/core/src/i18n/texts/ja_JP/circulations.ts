import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/circulations.ts'

export const texts: Translation<typeof chinese> = {
  title: '回覧',
  'state-unread': '未閲覧',
  'state-read': '閲覧済み',
  sender: '回覧者',
  note: '申し送り',
  sentAt: '回覧日時',
  readAt: '閲覧日時',
  empty: '閲覧待ちの案件はありません。同僚から回覧された案件がここに表示されます。',
}
