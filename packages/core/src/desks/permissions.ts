import { text } from '../i18n/text.ts'

export const permissions = {
  'desk.read': text('查看业务列表（申请列表、审批事项、办理查询）', 'See the lists of business areas and who handles what', {
    ja_JP: '業務一覧と担当状況の閲覧',
    ko_KR: '업무 목록과 처리 담당 현황 보기',
  }),
} as const
