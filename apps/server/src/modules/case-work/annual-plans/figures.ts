import { sql } from 'kysely'
import { annualPlanList, planProjectList } from '@wenwu/core/annual-plans/list'
import type { PlanPreset } from '@wenwu/core/annual-plans/model'
import type { Figure } from '@wenwu/core/desks/model'
import { text } from '@wenwu/core/i18n/text'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { filterAt } from '@wenwu/core/list/definition'
import type { HomeFigure } from '../../../platform/home-figure.ts'
import { hasPermission, type Actor } from '../../../platform/http/actor.ts'
import { isAuthority } from '../plan-scope/index.ts'
import { plansOf } from './plan-repository.ts'
import { fromRows } from './row-repository.ts'

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

/** The figure of the rows whose adjustment waits, by the list of projects. */
function adjustmentFigure({ isFor, ...said }: Pick<Said, 'key' | 'group' | 'position' | 'isFor'>): HomeFigure {
  const address = { result: 'adjusting' }
  return {
    ...said,
    label: text('待审定调整', 'Adjustments to decide', { ja_JP: '審定待ちの調整', ko_KR: '심의할 조정' }),
    tone: null,
    address,
    component: 'plan-projects',
    isFor: (actor) => actor.kind === 'official' && hasPermission(actor, 'plan.read') && isFor(actor),
    rows: (ctx) =>
      sql`select 1 as one from ${fromRows(ctx, filterAt(planProjectList, { values: address, preset: '' }, toShanghaiDate(ctx.now)))}`,
  }
}

const reports = (actor: Actor): boolean => hasPermission(actor, 'plan.submit')
const compiles = (actor: Actor): boolean => hasPermission(actor, 'plan.compile')
/** One word for both: to do for who compiles, and how far it is for who reports. */
const compiling = text('编制中计划', 'Plans being compiled', { ja_JP: '編成中の計画', ko_KR: '편성 중인 계획' })
const decides = (actor: Actor): boolean => hasPermission(actor, 'plan.decide')

/** 计划进度: what a person has to do with plans, and how far those of their scope have come. */
export const figures: readonly HomeFigure[] = [
  planFigure({
    key: 'plans-to-compile',
    group: 'own',
    position: 300,
    label: compiling,
    preset: 'open',
    // who reports has them to do once they are compiled
    isFor: (actor) => compiles(actor) && !reports(actor),
  }),
  planFigure({
    key: 'plans-returned',
    group: 'own',
    position: 301,
    label: text('退回的计划', 'Plans sent back', { ja_JP: '差し戻された計画', ko_KR: '반려된 계획' }),
    preset: 'returned',
    isFor: (actor) => compiles(actor) || reports(actor),
  }),
  planFigure({
    key: 'plans-to-report',
    group: 'own',
    position: 302,
    label: text('待报送计划', 'Plans to submit', { ja_JP: '提出待ちの計画', ko_KR: '제출할 계획' }),
    preset: 'reviewing',
    isFor: reports,
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
  adjustmentFigure({ key: 'plan-adjustments', group: 'own', position: 330, isFor: decides }),
  planFigure({
    key: 'plans-compiling',
    group: 'body',
    position: 290,
    label: compiling,
    preset: 'open',
    isFor: reports,
  }),
  planFigure({
    key: 'plans-reviewing',
    group: 'body',
    position: 292,
    label: text('省局审核中计划', 'Plans in provincial review', { ja_JP: '省の審査中の計画', ko_KR: '성 심사 중인 계획' }),
    preset: 'reviewing',
    isFor: (actor) => compiles(actor) && !reports(actor),
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
  adjustmentFigure({
    key: 'plan-adjustments-asked',
    group: 'body',
    position: 320,
    isFor: (actor) => isAuthority(actor) && compiles(actor) && !decides(actor),
  }),
]
