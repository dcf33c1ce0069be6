import { text } from '../i18n/text.ts'

export const permissions = {
  'incident.manage': text('处理故障任务', 'Mend failed jobs', { ja_JP: '障害タスクの処理', ko_KR: '장애 작업 처리' }),
} as const
