import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/circulations.ts'

export const texts: Translation<typeof chinese> = {
  title: '회람',
  'state-unread': '미열람',
  'state-read': '열람 완료',
  sender: '회람한 사람',
  note: '전달 사항',
  sentAt: '회람 일시',
  readAt: '열람 일시',
  empty: '열람할 안건이 없습니다. 동료가 회람한 안건이 여기에 표시됩니다.',
}
