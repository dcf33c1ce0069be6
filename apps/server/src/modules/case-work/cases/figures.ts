import { sql } from 'kysely'
import { caseList } from '@wenwu/core/cases/list'
import type { Figure } from '@wenwu/core/desks/model'
import { text } from '@wenwu/core/i18n/text'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { filterAt } from '@wenwu/core/list/definition'
import type { Authority } from '@wenwu/core/organizations/candidates'
import { candidatesOfKind } from '@wenwu/core/organizations/candidates-of'
import type { HomeFigure } from '../../../platform/home-figure.ts'
import { hasPermission } from '../../../platform/http/actor.ts'
import { casesOf } from './list/case-list.ts'

type Said = Pick<Figure, 'key' | 'label' | 'address'> & Pick<HomeFigure, 'position'> & { tone?: Figure['tone']; only?: Authority }

/** A figure of the list of cases: as many as the list has at that address in the person's scope. `only`: for the bodies of one level. */
function caseFigure({ address, tone = null, only, ...said }: Said): HomeFigure {
  const { preset = '', ...values } = address
  return {
    ...said,
    tone,
    address,
    group: 'body',
    component: 'cases',
    isFor: (actor) => {
      const level = actor.organizationKind === null ? undefined : candidatesOfKind(actor.organizationKind)?.authority
      return actor.kind === 'official' && level !== undefined && (only ?? level) === level && hasPermission(actor, 'case.search')
    },
    rows: (ctx) => casesOf(ctx, filterAt(caseList, { values, preset }, toShanghaiDate(ctx.now))).select(sql`1`.as('one')),
  }
}

/** Where the cases of a bureau stand: what is its own, what lies with others, what came back, what is late. */
export const figures: readonly HomeFigure[] = [
  caseFigure({
    key: 'at-province',
    position: 10,
    label: text('省市县办理中', 'At province, city or county', { ja_JP: '省・市・県で処理中', ko_KR: '성·시·현 처리 중' }),
    address: { status: 'G12,1,2' },
  }),
  caseFigure({
    key: 'at-national',
    position: 20,
    label: text('国家局办理中', 'At the national bureau', { ja_JP: '国家局で処理中', ko_KR: '국가국 처리 중' }),
    address: { status: 'G03,3' },
  }),
  caseFigure({
    key: 'returned-by-national',
    position: 30,
    label: text('国家局退回', 'Returned by the national bureau', { ja_JP: '国家局の差し戻し', ko_KR: '국가국 반려' }),
    tone: 'amber',
    address: { preset: 'returned-by-national' },
  }),
  caseFigure({
    key: 'outside',
    position: 40,
    only: 'national',
    label: text('评审评估中', 'Being reviewed outside', { ja_JP: '審査・評価中', ko_KR: '심의·평가 중' }),
    address: { preset: 'outside' },
  }),
  caseFigure({
    key: 'signing',
    position: 50,
    only: 'national',
    label: text('签发中', 'Being signed', { ja_JP: '決裁中', ko_KR: '결재 중' }),
    address: { status: 'G08' },
  }),
  caseFigure({
    key: 'to-deliver',
    position: 60,
    label: text('已批复未送达', 'Decided, not delivered', { ja_JP: '決裁済み・未送達', ko_KR: '결재 완료·미송달' }),
    address: { status: 'G09' },
  }),
  caseFigure({
    key: 'near-end',
    position: 200,
    label: text('临近到期', 'Due soon', { ja_JP: '期限間近', ko_KR: '마감 임박' }),
    tone: 'amber',
    address: { light: 'amber' },
  }),
  caseFigure({
    key: 'past-end',
    position: 210,
    label: text('办件超期', 'Applications overdue', { ja_JP: '期限超過の案件', ko_KR: '기한 초과 민원' }),
    tone: 'red',
    address: { light: 'red' },
  }),
]
