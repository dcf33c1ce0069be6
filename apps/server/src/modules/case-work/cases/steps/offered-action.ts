import { addWorkingDays } from '@wenwu/core/clock/calendar'
import { proposedAnswerBy, withCorrectionFields } from '@wenwu/core/item/correction-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { withPlannedDays } from '@wenwu/core/item/other-authority'
import { outsideDays, stepGivenBy, withAnswerBy } from '@wenwu/core/item/outside-time'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getTaskSettings, type LoadedItem } from '../../items/index.ts'
import { stepSettings } from '../../process/index.ts'

/** Where an action is offered. */
interface Place {
  item: LoadedItem
  step: string
  /** Corrections that were asked for before; read only where the action asks for one. */
  rounds: () => number | Promise<number>
}

/** An action as it is offered and as it is checked: with what every correction, entrustment and invitation, and what goes to another authority, asks for besides what its item says. */
export async function offeredAction(ctx: Pick<Ctx, 'db' | 'services' | 'now'>, action: TaskAction, place: Place): Promise<TaskAction> {
  if (action.effect === 'request-correction') {
    const today = toShanghaiDate(ctx.now)
    const proposed = proposedAnswerBy(place.item.definition, today, ctx.services.calendar())
    return withCorrectionFields(action, { rounds: await place.rounds(), proposed, today })
  }
  const step = stepGivenBy(place.item.process, place.item.tasks, place.step, action.effect)
  if (step !== undefined) return withAnswerBy(action, await latestAnswer(ctx, place.item, step))
  return withPlannedDays(action, { process: place.item.process, tasks: place.item.tasks, from: place.step })
}

/** The last day for an answer at a step outside that is asked for now. Undefined at a step of an office or an applicant. */
export async function latestAnswer(
  { db, services, now }: Pick<Ctx, 'db' | 'services' | 'now'>,
  item: LoadedItem,
  step: string,
): Promise<CalendarDate | undefined> {
  const { limitDays } = await stepSettings(services, db, item.code, step)
  const days = outsideDays(getTaskSettings(item, step), limitDays)
  return days === null ? undefined : addWorkingDays(toShanghaiDate(now), days, services.calendar())
}
