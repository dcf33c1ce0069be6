import { sql } from 'kysely'
import type { Figure } from '@wenwu/core/desks/model'
import { text } from '@wenwu/core/i18n/text'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { filterAt } from '@wenwu/core/list/definition'
import { obligationList } from '@wenwu/core/obligations/list'
import type { HomeFigure } from '../../../platform/home-figure.ts'
import { hasPermission } from '../../../platform/http/actor.ts'
import { obligationsOf } from './obligation-list.ts'
import { partyOf } from './parties.ts'

/** A figure of the list of obligations: as many as the list has on that tab. */
function obligationFigure(
  preset: 'mine' | 'soon' | 'late',
  said: Pick<Figure, 'key' | 'label' | 'tone'> & Pick<HomeFigure, 'position'>,
): HomeFigure {
  return {
    ...said,
    group: 'body',
    component: 'obligations',
    address: { preset },
    isFor: (actor) => actor.kind === 'official' && hasPermission(actor, 'obligation.read') && partyOf(actor) !== undefined,
    rows: (ctx) => obligationsOf(ctx, filterAt(obligationList, { values: {}, preset }, toShanghaiDate(ctx.now))).select(sql`1`.as('one')),
  }
}

/** 义务待办, 义务到期, 义务逾期: what the caller has to report or to confirm, what approvals of the scope ask for in the next days, and what is late. */
export const figures: readonly HomeFigure[] = [
  obligationFigure('mine', {
    key: 'obligations-mine',
    position: 215,
    label: text('义务待办', 'Obligations to act on', { ja_JP: '義務の処理待ち', ko_KR: '의무 처리 대기' }),
    tone: null,
  }),
  obligationFigure('soon', {
    key: 'obligations-soon',
    position: 220,
    label: text('义务到期', 'Obligations due', { ja_JP: '義務の期限', ko_KR: '의무 마감' }),
    tone: 'amber',
  }),
  obligationFigure('late', {
    key: 'obligations-late',
    position: 230,
    label: text('义务逾期', 'Obligations late', { ja_JP: '義務の超過', ko_KR: '의무 기한 초과' }),
    tone: 'red',
  }),
]
