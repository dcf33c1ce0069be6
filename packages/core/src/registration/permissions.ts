import { text } from '../i18n/text.ts'

export const permissions = {
  'operator.manage': text('管理本单位经办人', 'Manage the operators of one’s own entity', {
    ja_JP: '所属機関の申請担当者の管理',
    ko_KR: '소속 기관 신청 담당자 관리',
  }),
} as const
