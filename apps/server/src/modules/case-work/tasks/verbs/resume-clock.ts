import { text } from '@wenwu/core/i18n/text'
import { isSuspension } from '@wenwu/core/clock/suspension'
import { resumeClock } from '../../cases/index.ts'
import { changeClock } from '../clock/change-clock.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('从今天起继续计算期限', 'The time counts again from today', {
    ja_JP: '本日から期間の計算を再開する',
    ko_KR: '오늘부터 기간을 다시 셈',
  }),
  hint: text('从今天起继续计算办理期限。', 'The time goes on from today.', {
    ja_JP: '本日から処理期間の計算を再開します。',
    ko_KR: '오늘부터 처리 기간을 다시 셉니다.',
  }),
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
