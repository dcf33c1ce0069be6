import { text } from '../i18n/text.ts'

export const permissions = {
  'case.apply': text('新建、填写、提交申请', 'Begin, fill in and submit applications', {
    ja_JP: '申請の作成・入力・提出',
    ko_KR: '신청 작성·제출',
  }),
  'case.search': text('查询职责范围内的申请', 'Search the cases of one’s scope', {
    ja_JP: '職務範囲の申請の検索',
    ko_KR: '직무 범위의 신청 조회',
  }),
  'case.void': text('作废办件', 'Void cases', { ja_JP: '案件の取消し', ko_KR: '민원 건 무효 처리' }),
} as const
