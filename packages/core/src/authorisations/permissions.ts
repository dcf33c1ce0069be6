import { text } from '../i18n/text.ts'

export const permissions = {
  'task.authorise': text('授权同事办理本人待办', 'Authorise colleagues to handle one’s tasks', {
    ja_JP: '自分の処理待ちを同僚に委任',
    ko_KR: '동료에게 자신의 처리 대기 위임',
  }),
} as const
