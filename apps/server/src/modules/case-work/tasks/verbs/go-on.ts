import { text } from '@wenwu/core/i18n/text'
import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { awaitsOpinion, isLocalTask, isUnmanned, opinionDueOn, wayToAcceptance } from '../move/local-opinion.ts'
import { moveDetails, stepChoices } from '../move/move-by-hand.ts'
import { tellEnded, tellOfficeEnded } from '../tell/tell-ended.ts'
import { notYours, type Verb } from '../verb.ts'

/** The opinion of a county or a city is no condition of the law: the province need not wait for it for ever (decision 0178). */
export const verb: Verb = {
  about: text('市县逾期没有答复的，转到省级受理', 'The county or city is late: on to the province', {
    ja_JP: '市県の回答が期限を過ぎたとき、省の受理へ進む',
    ko_KR: '시·현의 답이 늦을 때 성급 접수로 진행',
  }),
  hint: text(
    '案件转到省级受理环节，不再征求市县意见；该单位的待办结束，并看到理由。受理期限自省局收到案件起计算，此前已经开始的继续计算。',
    'The case goes to the acceptance of the province and no county or city is asked any more; the task of the bureau ends, and it reads why. The time to accept counts from when the province gets the case; one that has begun goes on.',
    {
      ja_JP:
        '案件は省の受理段階へ進み、市・県の意見は求めません。その機関の処理待ちは終わり、理由が伝えられます。受理期間は省が案件を受け取った時から数え、すでに始まっている場合は継続します。',
      ko_KR:
        '안건이 성의 접수 단계로 넘어가고 시·현 의견은 더 구하지 않습니다. 해당 기관의 처리 대기는 끝나며 사유를 보게 됩니다. 접수 기한은 성이 안건을 받은 때부터 계산하며, 이미 시작된 기한은 이어집니다.',
    },
  ),
  offer: (situation, task) => {
    if (task === undefined || !awaitsOpinion(situation, task)) return notYours
    // of several signers within the bureau it is offered at one
    if (task !== situation.tasks.find((each) => isLocalTask(situation, each))) return notYours
    const target = wayToAcceptance(situation)
    const due = opinionDueOn(situation, task)
    if (target === undefined || due === undefined) return notYours
    // no answer can come where no account can act
    if (due >= toShanghaiDate(situation.now) && !isUnmanned(situation, task))
      return { refused: 'opinion-awaited', params: { day: addDays(due, 1) }, isTold: true }
    const { people, ends = [] } = stepChoices(situation, [target])[0]!
    return { people: people.filter(({ userId }) => userId !== situation.actor.userId), ends }
  },
  run: (_ctx, { situation }) => {
    const target = wayToAcceptance(situation)!
    const choices = stepChoices(situation, [target])
    const ended = choices[0]!.ends ?? []
    return {
      // of the province, whichever of its people it was
      role: situation.settingsOf(target).role,
      command: target.command,
      details: moveDetails(situation, choices),
      after: async (ctx) => {
        await tellEnded(ctx, situation.record.id, ended)
        // it was asked of the bureau, and is asked of it no more
        await tellOfficeEnded(ctx, situation.record.id, ended, (key) => situation.peopleOf(key).map(({ userId }) => userId))
      },
    }
  },
}
