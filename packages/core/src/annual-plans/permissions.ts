import { text } from '../i18n/text.ts'

export const permissions = {
  'plan.read': text('查看年度计划', 'See annual plans', { ja_JP: '年度計画の閲覧', ko_KR: '연도 계획 보기' }),
  'plan.compile': text('编制年度计划', 'Compile annual plans', { ja_JP: '年度計画の編成', ko_KR: '연도 계획 편성' }),
  'plan.submit': text('审核并报送年度计划', 'Review and submit annual plans', {
    ja_JP: '年度計画の審査・提出',
    ko_KR: '연도 계획 심사·제출',
  }),
  'plan.decide': text('审定并下达年度计划', 'Decide and issue annual plans', {
    ja_JP: '年度計画の審定・下達',
    ko_KR: '연도 계획 심의·하달',
  }),
  'plan.rank': text('为年度计划排序', 'Rank annual plans', { ja_JP: '年度計画の順位付け', ko_KR: '연도 계획 순위 지정' }),
} as const
