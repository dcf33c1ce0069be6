import type { SuspensionReason } from '@wenwu/core/clock/suspension'
import { plainText } from '@wenwu/core/form/field-base'
import { suspendClock } from '../../cases/index.ts'
import { changeClock } from '../change-clock.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => {
    const { clock_key: key, clock_state: state } = situation.record
    if (!situation.isOfClock() || state !== 'running') return notYours
    const isOfAcceptance = situation.item.definition.clocks.find((clock) => clock.key === key)?.startsAnew === true
    return isOfAcceptance ? { refused: 'clock-not-suspendable' } : {}
  },
  run: (ctx, { situation, input }) => {
    // one of the options of its field, which was checked
    const reason = plainText(input.cause) as SuspensionReason
    const plan = { reason, plannedDays: Number(input.plannedDays) }
    return changeClock(ctx, situation, (db, change) => suspendClock(db, change, plan))
  },
}
