import { sql } from 'kysely'
import { annualPlanList } from '@wenwu/core/annual-plans/list'
import type { PlanPreset } from '@wenwu/core/annual-plans/model'
import type { Figure } from '@wenwu/core/desks/model'
import { text } from '@wenwu/core/i18n/text'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { filterAt } from '@wenwu/core/list/definition'
import type { HomeFigure } from '../../../platform/home-figure.ts'
import { hasPermission, type Actor } from '../../../platform/http/actor.ts'
import { isAuthority } from '../plan-scope/index.ts'
import { plansOf } from './plan-repository.ts'

type Said = Pick<Figure, 'key' | 'group' | 'label'> & Pick<HomeFigure, 'position' | 'isFor'> & { preset: PlanPreset; tone?: Figure['tone'] }

/** A figure of the list of annual plans: as many as the list has on that tab. */
function planFigure({ preset, tone = null, isFor, ...said }: Said): HomeFigure {
  const address = { preset }
  return {
    ...said,
    tone,
    address,
    component: 'annual-plans',
    isFor: (actor) => actor.kind === 'official' && hasPermission(actor, 'plan.read') && isFor(actor),
    rows: (ctx) =>
      sql`select 1 as one from ${plansOf(ctx.actor, filterAt(annualPlanList, { values: {}, preset: address.preset }, toShanghaiDate(ctx.now)))}`,
  }
}

const compiles = (actor: Actor): boolean => hasPermission(actor, 'plan.compile') || hasPermission(actor, 'plan.submit')
const decides = (actor: Actor): boolean => hasPermission(actor, 'plan.decide')

/** 计划进度: what a person has to do with plans, and how far those of their scope have come. */
export const figures: readonly HomeFigure[] = [
  planFigure({
    key: 'plans-to-report',
    group: 'own',
    position: 300,
    label: text('待报送计划', 'Plans to submit', { ja_JP: '提出待ちの計画', ko_KR: '제출할 계획' }),
    preset: 'open',
    isFor: compiles,
  }),
  planFigure({
    key: 'plans-to-decide',
    group: 'own',
    position: 310,
    label: text('待审定计划', 'Plans to decide', { ja_JP: '審定待ちの計画', ko_KR: '심의할 계획' }),
    preset: 'deciding',
    isFor: decides,
  }),
  planFigure({
    key: 'plans-to-rank',
    group: 'own',
    position: 320,
    label: text('待排序计划', 'Plans to rank', { ja_JP: '順位付け待ちの計画', ko_KR: '순위를 정할 계획' }),
    preset: 'deciding',
    isFor: (actor) => hasPermission(actor, 'plan.rank'),
  }),
  planFigure({
    key: 'plans-at-bureau',
    group: 'body',
    position: 300,
    label: text('计划审定中', 'Plans with the bureau', { ja_JP: '審定中の計画', ko_KR: '심의 중인 계획' }),
    preset: 'deciding',
    // who decides has them to do
    isFor: (actor) => isAuthority(actor) && !decides(actor),
  }),
  planFigure({
    key: 'plans-issued',
    group: 'body',
    position: 310,
    label: text('计划已下达', 'Plans issued', { ja_JP: '下達済みの計画', ko_KR: '하달된 계획' }),
    preset: 'issued',
    isFor: isAuthority,
  }),
]
