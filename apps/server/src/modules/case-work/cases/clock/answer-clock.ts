import { sql } from 'kysely'
import type { CaseRow, ClockCount, ClockSummary } from '@wenwu/core/cases/model'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import { joinTexts, text, type Text } from '@wenwu/core/i18n/text'
import { correctionUnit } from '@wenwu/core/item/correction-form'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { LoadedItem } from '../../items/index.ts'
import { keysOf } from '../../process/index.ts'
import { isSeen } from '../readers/case-reader.ts'
import type { CaseRecord } from '../record/case-repository.ts'
import { countOf, summaryOf, type SetDay } from './clock-count.ts'

// Days that are set for people in a case besides its clocks: for who is asked outside while the clock stands still, for an applicant who corrects, for a step.

/** Keys under which their counts are told apart. */
const keys = { part: 'answer', correction: 'correction', step: 'step' } as const

/** Who may have parts of cases: experts and the people of assessment bodies. */
const outsideRoles = ['expert', 'third-party']

/** Rows of cases with the caller's own time in the place of the case's where they were asked and have not answered. One statement for who is outside, else none. */
export async function withOwnTime<T extends Pick<CaseRow, 'id' | 'clock'>>(
  ctx: Pick<Ctx, 'db' | 'actor' | 'now' | 'services'>,
  rows: T[],
): Promise<T[]> {
  const { actor, now } = ctx
  if (rows.length === 0 || !outsideRoles.some((role) => actor.roles.includes(role))) return rows
  const { rows: parts } = await sql<{ caseId: string; answerBy: CalendarDate }>`
    select case_id as "caseId", min(answer_by) as "answerBy" from case_assignments
    where case_id = any(${rows.map(({ id }) => id)}::uuid[]) and assignee_key = any(${ownKeys(actor)}::uuid[]) and ended_at is null and answer_by is not null
    group by case_id`.execute(ctx.db)
  const days = new Map(parts.map(({ caseId, answerBy }) => [caseId, answerBy]))
  return rows.map((row) => {
    const dueOn = days.get(row.id)
    if (dueOn === undefined) return row
    return { ...row, clock: summaryOf({ key: keys.part, dueOn }, ctx.services.calendar(), toShanghaiDate(now)) }
  })
}

function ownKeys({ userId, organizationId }: Actor): string[] {
  return organizationId === null ? [userId] : [userId, organizationId]
}

/** The time of an open task: that of its step where it is the shorter, else the clock of its case. A task is sorted and found by the same day. */
export function timeOfTask(
  clock: ClockSummary | null,
  { limitOn, role }: { limitOn: CalendarDate | null; role: string },
  calendar: WorkCalendar,
  today: CalendarDate,
): ClockSummary | null {
  const due = clock?.dueOn ?? null
  // the step of a correction has the day of the correction, whatever was once set of it
  if (limitOn === null || role === 'applicant' || (due !== null && due <= limitOn)) return clock
  return summaryOf({ key: outsideRoles.includes(role) ? keys.part : keys.step, dueOn: limitOn }, calendar, today)
}

/** Names of the time of a part, as the day list has them. */
const names = {
  expert: text('专家评审期限', 'Time for the review', { ja_JP: '専門家審査の期限', ko_KR: '전문가 심의 기한' }),
  'third-party': text('第三方评估期限', 'Time for the assessment', { ja_JP: '第三者評価の期限', ko_KR: '제3자 평가 기한' }),
}
const partBasis = text(
  '由邀请（委托）单位设定，不计入审批期限（行政许可法第四十五条）',
  'Set by the office that asked; outside the statutory time (Administrative Licensing Law, art. 45)',
  {
    ja_JP: '依頼元が設定。審査期限には含まれません（行政許可法第45条）',
    ko_KR: '요청 기관이 설정하며 심사 기한에 포함되지 않음(행정허가법 제45조)',
  },
)
const correctionName = text('补正期限', 'Time to correct', { ja_JP: '補正の期限', ko_KR: '보완 기한' })
const correctionBasis = text(
  '由要求补正的单位设定；到期只提醒，不自动办结',
  'Set by the office that asked; when it is over, people are reminded and nothing ends by itself',
  {
    ja_JP: '補正を求めた機関が設定。期限後は通知のみで、自動的には終了しません',
    ko_KR: '보완을 요구한 기관이 설정하며, 기한이 지나면 알리기만 합니다',
  },
)
const stepName = text('本环节时限', 'Time of the step', { ja_JP: 'この段階の期限', ko_KR: '단계 기한' })
const stepBasis = text('由任务配置设定，不延长法定期限', 'Set for the step by an administrator; never longer than the statutory time', {
  ja_JP: 'タスク設定による。法定期限は延びません',
  ko_KR: '작업 설정에 따르며 법정 기한을 늘리지 않음',
})

type NamedDay = SetDay & { name: Text; basis: Text; from: CalendarDate }

/**
 * The counts behind the days that are set for people in a case, as far as this reader is shown them: of open parts outside, of an open correction, of steps with a
 * time of their own. One statement.
 */
export async function countSetDays({ db, actor, now, services }: Ctx, record: CaseRecord, item: LoadedItem): Promise<ClockCount[]> {
  const { rows } = await sql<{
    kind: keyof typeof names | 'correction' | 'step'
    name: Text | null
    at: Date
    dueOn: CalendarDate
    isOwn: boolean
    isConvened: boolean
  }>`
    select distinct kind, null::jsonb as name, assigned_at as at, answer_by as "dueOn", assignee_key = any(${ownKeys(actor)}::uuid[]) as "isOwn",
      coalesce(convener_key = any(${keysOf(actor)}::text[]), false) as "isConvened"
    from case_assignments where case_id = ${record.id} and ended_at is null and answer_by is not null
    union all select 'correction', null, requested_at, answer_by, true, false from corrections
      where case_id = ${record.id} and resubmitted_at is null and answer_by is not null
    union all select distinct 'step', step_name, created_at, limit_on, candidate_key = any(${keysOf(actor)}::text[]), false from tasks
      where case_id = ${record.id} and state = 'open' and limit_on is not null and role not in ('expert', 'third-party', 'applicant')
    order by 4, 3`.execute(db)
  const seen = rows.filter(({ kind, isOwn, isConvened }) => {
    if (kind === 'correction') return true
    // what an office has set itself within its time is its own matter
    if (kind === 'step' && actor.kind !== 'official') return false
    return isSeen(actor, 'steps', { isOwn, isConvened })
  })
  const [calendar, today] = [services.calendar(), toShanghaiDate(now)]
  const days = seen.map(({ kind, name, at, dueOn }): NamedDay => {
    const from = toShanghaiDate(at)
    if (kind === 'correction')
      return { key: keys.correction, name: correctionName, basis: correctionBasis, from, dueOn, unit: correctionUnit(item.definition) }
    if (kind !== 'step') return { key: keys.part, name: names[kind], basis: partBasis, from, dueOn }
    return { key: keys.step, name: nameOfStepTime(name!), basis: stepBasis, from, dueOn }
  })
  // experts who were asked together have one day, those asked later one of theirs
  const once = [...new Map(days.map((day) => [JSON.stringify([day.key, day.name, day.from, day.dueOn]), day])).values()]
  return once.map((day, index) => {
    const alike = once.slice(0, index).filter(({ key }) => key === day.key).length
    return countOf(alike === 0 ? day : { ...day, key: `${day.key}-${alike + 1}` }, calendar, today)
  })
}

/** What the time of a step is called. */
export function nameOfStepTime(step: Text): Text {
  return joinTexts([stepName, step], colon)
}

const colon = text('：', ': ', { ja_JP: '：', ko_KR: ': ' })
