import { text } from '@wenwu/core/i18n/text'
import type { MenuSeed } from '@wenwu/core/menus/model'

export const menus: readonly MenuSeed[] = [
  {
    position: 152,
    name: 'annual-plans',
    title: text('年度计划', 'Annual plans', { ja_JP: '年度計画', ko_KR: '연도 계획' }),
    type: 'menu',
    permission: 'plan.read',
    url: '/annual-plans',
    component: 'annual-plans',
    icon: 'plan',
  },
  {
    position: 154,
    name: 'plan-projects',
    title: text('计划项目', 'Planned projects', { ja_JP: '計画項目', ko_KR: '계획 사업' }),
    type: 'menu',
    permission: 'plan.read',
    url: '/plan-projects',
    component: 'plan-projects',
    icon: 'plan',
  },
  {
    position: 341,
    name: 'plan-compile',
    title: text('编制年度计划', 'Compile plans', { ja_JP: '計画の編成', ko_KR: '계획 편성' }),
    type: 'button',
    permission: 'plan.compile',
    parent: 'annual-plans',
  },
  {
    position: 342,
    name: 'plan-submit',
    title: text('审核并报送年度计划', 'Submit plans', { ja_JP: '計画の審査・提出', ko_KR: '계획 심사·제출' }),
    type: 'button',
    permission: 'plan.submit',
    parent: 'annual-plans',
  },
  {
    position: 343,
    name: 'plan-decide',
    title: text('审定并下达年度计划', 'Decide plans', { ja_JP: '計画の審定・下達', ko_KR: '계획 심의·하달' }),
    type: 'button',
    permission: 'plan.decide',
    parent: 'annual-plans',
  },
  {
    position: 344,
    name: 'plan-rank',
    title: text('为年度计划排序', 'Rank plans', { ja_JP: '計画の順位付け', ko_KR: '계획 순위 지정' }),
    type: 'button',
    permission: 'plan.rank',
    parent: 'annual-plans',
  },
]
