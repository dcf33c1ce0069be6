import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The province no longer waits for the opinion of a county or a city whose time is over (decision 0178). */
export const verb: VerbDeclaration = {
  position: 57,
  label: text('不再等待意见', 'Go on without the opinion', { ja_JP: '意見を待たずに進める', ko_KR: '의견을 기다리지 않고 진행' }),
  tone: 'danger',
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
  on: 'task',
  permission: 'task.handle',
  form: [reason],
  event: {
    kind: 'opinion-passed-over',
    words: text('省级不再等待市县意见，继续办理', 'The province goes on without the opinion of county and city', {
      ja_JP: '省が市・県の意見を待たずに処理を続行',
      ko_KR: '성이 시·현 의견을 기다리지 않고 처리를 계속함',
    }),
  },
}
