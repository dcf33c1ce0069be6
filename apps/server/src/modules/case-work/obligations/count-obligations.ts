import { sql } from 'kysely'
import type { ClockCount } from '@wenwu/core/cases/model'
import { getValue } from '@wenwu/core/form/paths'
import { joinTexts, text, type Text } from '@wenwu/core/i18n/text'
import { dueFrom, type ObligationDue } from '@wenwu/core/item/obligation'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { ObligationState } from '@wenwu/core/obligations/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { countOf, isSeen, loadData } from '../cases/index.ts'
import { reportedDay } from './reported-day.ts'

interface Row {
  key: string
  round: number
  name: Text
  basis: Text
  due: ObligationDue
  due_on: string
  decided_on: string
  state: ObligationState
  /** The day that the last report named on what it counts from. */
  reported: string | null
}

const obligation = text('后续义务', 'Obligation', { ja_JP: '事後の義務', ko_KR: '후속 의무' })
const colon = text('：', ': ', { ja_JP: '：', ko_KR: ': ' })

/** The counts behind the days of the obligations of a case, where this reader sees them. One statement, two where one counts from a day of the application. */
export async function countObligations(
  { db, actor, now, services }: Pick<Ctx, 'db' | 'actor' | 'now' | 'services'>,
  caseId: string,
): Promise<ClockCount[]> {
  if (!isSeen(actor, 'reply-issued')) return []
  const { rows } = await sql<Row>`
    select o.key, o.round, o.name, o.basis, o.due, o.due_on, o.decided_on, o.state,
      ${reportedDay} as reported
    from obligations o where o.case_id = ${caseId} and o.state <> 'ended' and o.due_on is not null order by o.position, o.round, o.id`.execute(
    db,
  )
  const data = rows.some(({ due }) => due.from === 'form') ? await loadData(db, caseId) : {}
  const today = toShanghaiDate(now)
  return rows.map(({ key, round, name, basis, due, due_on: dueOn, decided_on: decidedOn, state, reported }) =>
    countOf(
      {
        key: round === 1 ? `obligation-${key}` : `obligation-${key}-${round}`,
        name: joinTexts([obligation, name], colon),
        basis,
        from: dueFrom(due, { decidedOn, valueAt: (field) => getValue(data, field), reportedDay: () => reported ?? undefined }) ?? decidedOn,
        dueOn,
        unit: due.after.unit === 'working-day' ? 'working-day' : 'calendar-day',
        isOver: state !== 'open',
      },
      services.calendar(),
      today,
    ),
  )
}
