import { addWorkingDays } from '@wenwu/core/clock/calendar'
import { isBlank } from '@wenwu/core/form/json'
import type { ActionInput } from '@wenwu/core/item/action-form'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { EffectResult } from '../effect.ts'

/** When what an action may stop the clock for is over: the day by which who is outside answers, or as many working days as were said of another authority. */
export function stopsUntil(
  { now, services }: Pick<Ctx, 'now' | 'services'>,
  { plannedDays }: ActionInput,
  result: EffectResult,
): Pick<EffectResult, 'stopsUntil'> {
  if (result.stopsUntil !== undefined) return { stopsUntil: result.stopsUntil }
  if (isBlank(plannedDays)) return {}
  return { stopsUntil: addWorkingDays(toShanghaiDate(now), Number(plannedDays), services.calendar()) }
}
