import { sql } from 'kysely'
import type { CaseRow, ClockSummary } from '@wenwu/core/cases/model'
import { countWorkingDays } from '@wenwu/core/clock/calendar'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import { explainClock } from '@wenwu/core/clock/explanation'
import type { ClockRule } from '@wenwu/core/clock/rule'
import { lightOf } from '@wenwu/core/clock/statutory'
import { text } from '@wenwu/core/i18n/text'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { keysOf } from '../process/index.ts'

// The time of who is asked outside: a clock of theirs besides that of the case, which stands still meanwhile.

const key = 'answer'

/** How long a part has, as a clock that is read like any other. Days are working days. */
function answerClock(answerBy: CalendarDate, today: CalendarDate, calendar: WorkCalendar): ClockSummary {
  const remainingDays = countWorkingDays(today, answerBy, calendar)
  const light = lightOf({ state: 'running', remainingDays, isOverdue: answerBy < today })
  return { key, state: 'running', dueOn: answerBy, remainingDays, light, stopReason: null, unit: 'working-day' }
}

/** Whether a person may have parts of cases: experts and the people of assessment bodies. */
function isOutside({ roles }: Actor): boolean {
  return roles.includes('expert') || roles.includes('third-party')
}

/** Rows of cases with the caller's own time in the place of the case's where they were asked and have not answered. One statement for who is outside, else none. */
export async function withOwnTime<T extends Pick<CaseRow, 'id' | 'clock'>>(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'services'>,
  rows: T[],
): Promise<T[]> {
  const { actor, now } = ctx
  if (!isOutside(actor) || rows.length === 0) return rows
  const { rows: parts } = await sql<{ caseId: string; answerBy: CalendarDate }>`
    select case_id as "caseId", min(answer_by) as "answerBy" from case_assignments
    where case_id = any(${rows.map(({ id }) => id)}::uuid[]) and assignee_key = any(${ownKeys(actor)}::uuid[]) and ended_at is null and answer_by is not null
    group by case_id`.execute(ctx.db)
  const days = new Map(parts.map(({ caseId, answerBy }) => [caseId, answerBy]))
  return rows.map((row) => {
    const answerBy = days.get(row.id)
    return answerBy === undefined ? row : { ...row, clock: answerClock(answerBy, toShanghaiDate(now), ctx.services.calendar()) }
  })
}

function ownKeys({ userId, organizationId }: Actor): string[] {
  return organizationId === null ? [userId] : [userId, organizationId]
}

/** Names of the time of a part, as the day list has them. */
const names = {
  expert: text('专家评审期限', 'Time for the review', { ja_JP: '専門家審査の期限', ko_KR: '전문가 심의 기한' }),
  'third-party': text('第三方评估期限', 'Time for the assessment', { ja_JP: '第三者評価の期限', ko_KR: '제3자 평가 기한' }),
}
const basis = text(
  '由邀请（委托）单位设定，不计入审批期限（行政许可法第四十五条）',
  'Set by the office that asked; outside the statutory time (Administrative Licensing Law, art. 45)',
  {
    ja_JP: '依頼元が設定。審査期限には含まれません（行政許可法第45条）',
    ko_KR: '요청 기관이 설정하며 심사 기한에 포함되지 않음(행정허가법 제45조)',
  },
)

/** The day lists of the parts of a case that are open and are this reader's: their own, or asked for by their office. One statement. */
export async function viewAnswerClocks({ db, actor, now, services }: Ctx, caseId: string) {
  const { rows } = await sql<{ kind: keyof typeof names; assignedAt: Date; answerBy: CalendarDate }>`
    select distinct kind, assigned_at as "assignedAt", answer_by as "answerBy" from case_assignments
    where case_id = ${caseId} and ended_at is null and answer_by is not null
      and (assignee_key = any(${ownKeys(actor)}::uuid[]) or convener_key = any(${keysOf(actor)}::text[]))
    order by answer_by, assigned_at`.execute(db)
  const calendar = services.calendar()
  const today = toShanghaiDate(now)
  return rows.map(({ kind, assignedAt, answerBy }, index) => {
    const startedOn = toShanghaiDate(assignedAt)
    const length = Math.max(1, countWorkingDays(startedOn, answerBy, calendar))
    const rule: ClockRule = { key, name: names[kind], unit: 'working-day', length }
    const events = [{ clock: key, kind: 'start' as const, at: assignedAt.toISOString(), reason: '' }]
    const summary = answerClock(answerBy, today, calendar)
    return {
      name: names[kind],
      basis,
      // told apart where a case was given to several with days of their own
      summary: index === 0 ? summary : { ...summary, key: `${key}-${index + 1}` },
      startedOn,
      days: explainClock(rule, events, calendar, today).map((day) => ({
        date: day.date,
        kind: day.kind,
        number: day.number,
        reason: day.reason ?? null,
      })),
    }
  })
}
