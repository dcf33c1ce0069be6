import { text } from '../i18n/text.ts'

export const permissions = {
  'case.circulate': text('传阅、抄送办件，查看传阅件', 'Circulate cases and send copies, see what was circulated', {
    ja_JP: '案件の回覧と写しの送付、回覧の閲覧',
    ko_KR: '안건 회람과 사본 발송, 회람 보기',
  }),
} as const
