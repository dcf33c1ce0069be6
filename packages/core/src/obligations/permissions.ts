import { text } from '../i18n/text.ts'

export const permissions = {
  'obligation.read': text('查看后续义务及履行报告', 'See obligations and the reports on them', {
    ja_JP: '決定後の義務と報告の閲覧',
    ko_KR: '후속 의무와 이행 보고 보기',
  }),
  'obligation.handle': text('报告、确认后续义务的履行', 'Report on obligations and confirm the reports', {
    ja_JP: '決定後の義務の報告と確認',
    ko_KR: '후속 의무 이행 보고와 확인',
  }),
} as const
