import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { extendClock } from '../../cases/index.ts'
import { changeClock } from '../change-clock.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => {
    const { clock_key: key, clock_state: state, due_on: due } = situation.record
    if (!situation.isOfClock() || (state !== 'running' && state !== 'stopped')) return notYours
    if (situation.item.definition.clocks.find((clock) => clock.key === key)?.extension === undefined)
      return { refused: 'clock-not-extendable' }
    if (situation.isClockExtended) return { refused: 'clock-extended', isTold: true }
    if (due !== null && due < toShanghaiDate(situation.now)) return { refused: 'clock-overdue' }
    return {}
  },
  run: (ctx, { situation }) => changeClock(ctx, situation, extendClock, () => 'case-extended'),
}
