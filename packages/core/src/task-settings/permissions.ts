import { text } from '../i18n/text.ts'

export const permissions = {
  'task-settings.manage': text('维护任务配置', 'Maintain how tasks are given out', {
    ja_JP: '処理の割り当て設定の管理',
    ko_KR: '업무 배정 설정 관리',
  }),
} as const
