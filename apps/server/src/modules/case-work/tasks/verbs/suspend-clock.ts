import { isSuspension } from '@wenwu/core/clock/suspension'
import { plainText } from '@wenwu/core/form/field-base'
import { AppError } from '@wenwu/core/kernel/errors'
import { suspendClock } from '../../cases/index.ts'
import { changeClock } from '../change-clock.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => (situation.isOfClock() && situation.record.clock_state === 'running' ? {} : notYours),
  run: (ctx, { situation, input }) => {
    const reason = plainText(input.cause)
    if (!isSuspension(reason)) throw new AppError('bad-request', { params: { field: 'cause' }, field: 'cause' })
    const plan = { reason, plannedDays: Number(input.plannedDays) }
    return changeClock(ctx, situation, (db, change) => suspendClock(db, change, plan), 'case-suspended')
  },
}
