import type { Field } from '../form/model.ts'
import { text } from '../i18n/text.ts'
import type { CalendarDate } from '../kernel/date.ts'
import { addWorkingDays, type WorkCalendar } from '../clock/calendar.ts'
import type { ActionEffect, OrganizationRule, TaskAction, TaskSettings } from './model.ts'

// Time that assessment bodies and experts have, the same for every item and every version of it. It does not count towards the statutory time (行政许可法 45条), so the
// office that asks is the one to say when it goes on without them.

/** Working days where an item says nothing else. The law names none. */
const usualDays: Partial<Record<OrganizationRule, number>> = { element: 10, entrusted: 30 }

/** Whose steps an effect gives the case to. */
const givenTo: Partial<Record<ActionEffect, OrganizationRule>> = { 'invite-experts': 'element', entrust: 'entrusted' }

/** Working days within which who is outside answers at a step; null at a step of an office or an applicant. `limitDays`: what an administrator has set of it. */
export function outsideDays(
  { organization, answerDays }: Pick<TaskSettings, 'organization' | 'answerDays'>,
  limitDays: number | null,
): number | null {
  const usual = usualDays[organization]
  if (usual === undefined) return null
  const days = answerDays ?? usual
  // an assessment has several steps: what is set of one of them is not the time of the whole
  return organization === 'element' && limitDays !== null ? Math.min(days, limitDays) : days
}

/**
 * The last day for who is asked now in the place of another, who was first asked on `firstAsked`: all replacements of a round together have once more the days that
 * the first ones had, so that asking again and again does not hold a case for ever. Undefined where that time is over.
 */
export function latestReplacement(
  { firstAsked, today, days }: { firstAsked: CalendarDate; today: CalendarDate; days: number },
  calendar: WorkCalendar,
): CalendarDate | undefined {
  const [last, wanted] = [addWorkingDays(firstAsked, 2 * days, calendar), addWorkingDays(today, days, calendar)]
  if (last <= today) return undefined
  return wanted < last ? wanted : last
}

/** What is read of a process; the same structure as the engine's, which the core does not import. */
export interface Flows {
  flows: Readonly<Record<string, { source: string; target: string }>>
}

/** The steps that a case may come to next from one, the nearest first: no other task lies before them. What the ways ask is not looked at. */
export function nextTasks({ flows }: Flows, tasks: ReadonlyMap<string, unknown>, from: string): string[] {
  const seen = new Set([from])
  const queue = [from]
  const found: string[] = []
  // the queue grows while it is read: breadth first
  for (const node of queue)
    for (const { source, target } of Object.values(flows)) {
      if (source !== node || seen.has(target)) continue
      seen.add(target)
      if (tasks.has(target)) found.push(target)
      else queue.push(target)
    }
  return found
}

/** The step to which an action gives the case outside: the nearest one of such people that no other task lies before. Undefined where the action gives it to none. */
export function stepGivenBy(
  process: Flows,
  tasks: ReadonlyMap<string, Pick<TaskSettings, 'organization'>>,
  from: string,
  effect: ActionEffect | undefined,
): string | undefined {
  const organization = effect && givenTo[effect]
  if (organization === undefined) return undefined
  return nextTasks(process, tasks, from).find((step) => tasks.get(step)?.organization === organization)
}

/** The day by which who is outside answers. */
export const answerBy = {
  key: 'answerBy',
  type: 'date',
  label: text('答复期限', 'To be answered by', { ja_JP: '回答の期限', ko_KR: '회신 기한' }),
  min: 'today',
} as const satisfies Field

/** An action that gives the case outside, with the day by which it is to be answered; any other as it is. The day may be earlier than `latest`, never later. */
export function withAnswerBy(action: TaskAction, latest: CalendarDate | undefined): TaskAction {
  if (latest === undefined) return action
  const day: Field = {
    ...answerBy,
    help: text(
      '按本环节的工作日计算，可以提前，不能推后；逾期未答复的不再等待，由本单位决定催办、另请或者结束。',
      'Counted in working days of the step; may be earlier, not later. Who has not answered by then no longer holds the case: this office reminds, replaces or concludes.',
      {
        ja_JP:
          'この段階の稼働日で計算します。早めることはできますが、遅らせることはできません。期限後は待つ必要がなく、督促、交代、終了を判断します。',
        ko_KR:
          '이 단계의 근무일로 계산하며 앞당길 수 있으나 늦출 수는 없습니다. 기한이 지나면 기다리지 않고 독촉, 교체, 종료를 결정합니다.',
      },
    ),
    max: latest,
    proposal: latest,
  }
  return { ...action, form: [...(action.form ?? []), day] }
}
