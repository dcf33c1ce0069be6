import { isSuspension } from '@wenwu/core/clock/suspension'
import { resumeClock } from '../../cases/index.ts'
import { changeClock } from '../change-clock.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  offer: (situation) => {
    const { clock_state: state, clock_stop_reason: reason } = situation.record
    return situation.isOfClock() && state === 'stopped' && isSuspension(reason) ? {} : notYours
  },
  run: (ctx, { situation }) =>
    changeClock(
      ctx,
      situation,
      (db, change) => resumeClock(db, change, situation.whereabouts()),
      // where the case waits for something else that does not count it stands still as before
      ({ isRunning }) => (isRunning ? 'case-resumed' : undefined),
    ),
}
