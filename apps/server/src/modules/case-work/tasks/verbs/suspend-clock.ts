import type { SuspensionReason } from '@wenwu/core/clock/suspension'
import { plainText } from '@wenwu/core/form/field-base'
import { suspendClock, whyNotSuspendable } from '../../cases/index.ts'
import { changeClock } from '../change-clock.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => {
    const { record, item } = situation
    const rule = item.definition.clocks.find(({ key }) => key === record.clock_key)
    if (!situation.isOfClock() || record.clock_state !== 'running' || rule === undefined) return notYours
    const refused = whyNotSuspendable(rule, record)
    return refused === undefined ? {} : { refused }
  },
  run: (ctx, { situation, input }) => {
    // one of the options of its field, which was checked
    const reason = plainText(input.cause) as SuspensionReason
    const plan = { reason, plannedDays: Number(input.plannedDays) }
    return changeClock(ctx, situation, (db, change) => suspendClock(db, change, plan))
  },
}
