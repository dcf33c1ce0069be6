import { authorityOf } from '@wenwu/core/auth/authority'
import { computeClock } from '@wenwu/core/clock/statutory'
import { localClock } from '@wenwu/core/item/acceptance-clock'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { jumpTargets, type MoveTarget } from '../../process/index.ts'
import type { OpenTask, Situation } from '../situation/situation.ts'

/** Whether a task is that of a county or city bureau, which is asked for its opinion (decision 0160). */
export function isLocalTask(situation: Situation, task: OpenTask): boolean {
  return authorityOf(situation.settingsOf(task).role) === 'local'
}

/** The step at which the province accepts what counties and cities hand up; undefined where the process has none. */
export function acceptingStep({ item }: Pick<Situation, 'item'>): string | undefined {
  return [...item.tasks].find(
    ([, { role, actions }]) => authorityOf(role) === 'province' && actions.some(({ effect }) => effect === 'accept'),
  )?.[0]
}

/** How the engine takes a case from its county or city to that step; undefined where it cannot. */
export function wayToAcceptance({ item, instance }: Pick<Situation, 'item' | 'instance'>): MoveTarget | undefined {
  const step = acceptingStep({ item })
  return jumpTargets(instance, item).find((target) => target.step === step)
}

/** Whether no account can act for the bureau: neither where its step is offered nor, of its open tasks, where they were given. */
export function isUnmanned(situation: Situation, task: OpenTask): boolean {
  const given = situation.tasks.filter((each) => each.step === task.step).map(({ candidate_key: key }) => key)
  return [situation.keyOfStep(task.step), ...given].every((key) => situation.peopleOf(key).length === 0)
}

/** Whether this person is of those of the province who wait for the opinion: who would accept the case next, and who leads them. */
export function awaitsOpinion(situation: Situation, task: OpenTask): boolean {
  const step = acceptingStep(situation)
  if (step === undefined || !isLocalTask(situation, task)) return false
  return situation.holdsKey(situation.keyOfStep(step)) || situation.isLead({ step })
}

/**
 * The last day that counties and cities have for their opinion. Of a case that the province has sent back to them the open clock is its own: their time counts
 * from then. Undefined where they have none.
 */
export function opinionDueOn({ record, item, calendar, now }: Situation, task: OpenTask): CalendarDate | undefined {
  if (record.clock_key === localClock) return record.due_on ?? undefined
  const rule = item.definition.clocks.find(({ key }) => key === localClock)
  if (rule === undefined) return undefined
  const begun = { clock: localClock, kind: 'start', at: task.created_at.toISOString(), reason: '' } as const
  return computeClock(rule, [begun], calendar, toShanghaiDate(now)).dueOn ?? undefined
}
