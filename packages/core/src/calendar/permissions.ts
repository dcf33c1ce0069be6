import { text } from '../i18n/text.ts'

export const permissions = {
  'calendar.manage': text('维护工作日历', 'Maintain the working calendar', {
    ja_JP: '業務カレンダーの管理',
    ko_KR: '업무 달력 관리',
  }),
} as const
