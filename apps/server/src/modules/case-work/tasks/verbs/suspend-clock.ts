import { text } from '@wenwu/core/i18n/text'
import type { SuspensionReason } from '@wenwu/core/clock/suspension'
import { plainText } from '@wenwu/core/form/field-base'
import { suspendClock, whyNotSuspendable } from '../../cases/index.ts'
import { changeClock } from '../clock/change-clock.ts'
import { notYours, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('依法不计入期限的时间，暂停计算', 'For time that by law does not count', {
    ja_JP: '法により算入しない時間の間、計算を止める',
    ko_KR: '법에 따라 세지 않는 동안 계산을 멈춤',
  }),
  hint: text(
    '所需时间不计入办理期限，事由和预计天数告知申请人（《行政许可法》第四十五条）。',
    'What it takes does not count; the applicant reads why and how long (Administrative Licensing Law, art. 45).',
    {
      ja_JP: '所要時間は処理期間に算入せず、理由と見込み日数を申請者に伝えます（行政許可法第四十五条）。',
      ko_KR: '걸리는 시간은 처리 기간에 산입하지 않으며 사유와 예상 일수를 신청인에게 알립니다(행정허가법 제45조).',
    },
  ),
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
