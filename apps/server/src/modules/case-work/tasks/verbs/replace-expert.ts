import { text } from '@wenwu/core/i18n/text'
import { plainText } from '@wenwu/core/form/field-base'
import { isBlank } from '@wenwu/core/form/json'
import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { latestReplacement } from '@wenwu/core/item/outside-time'
import { assign } from '../../cases/index.ts'
import { keyOfUser } from '../../process/index.ts'
import { recallOf, tellEnded } from '../people/outside.ts'
import type { OpenTask, Situation } from '../situation/situation.ts'
import { notYours, taskIn, type Choice, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('改请另一位专家评审', 'Another expert reviews instead', {
    ja_JP: '別の専門家に審査を依頼する',
    ko_KR: '다른 전문가에게 심의를 요청',
  }),
  hint: text(
    '不再等待该专家，同时邀请另一位专家评审；原来的要求告知新邀请的专家，理由告知被替换的专家。',
    'This expert is no longer awaited and another one is asked. The new one reads what was asked, the one before reads why.',
    {
      ja_JP: 'この専門家を待たず、別の専門家に依頼します。元の依頼内容は新しい専門家に、理由は交代した専門家に伝えられます。',
      ko_KR: '이 전문가를 기다리지 않고 다른 전문가를 초빙합니다. 원래 요청은 새 전문가에게, 사유는 교체된 전문가에게 알립니다.',
    },
  ),
  offer: (situation, task) => {
    if (task === undefined || recallOf(situation, task)?.kind !== 'dismiss') return notYours
    if (latestDay(situation, task) === undefined) return { refused: 'replaced-too-late', isTold: true }
    const experts = othersThan(situation, task)
    return experts.length === 0 ? { refused: 'nobody-to-ask' } : { choices: { experts } }
  },
  run: async (ctx, doing) => {
    const { situation, input, chosen } = doing
    const task = taskIn(doing)
    const { act } = recallOf(situation, task)!
    const { id, name } = chosen.expertId![0]!
    const latest = latestDay(situation, task)!
    const answerBy = isBlank(input.answerBy) ? latest : plainText(input.answerBy)
    if (answerBy > latest) throw new AppError('answer-by-too-late', { params: { day: latest }, field: 'answerBy' })
    const { record } = situation
    await assign(ctx.db, record.id, {
      kind: 'expert',
      keys: [id],
      answerBy,
      convener: { key: act.candidateKey, userId: ctx.actor.userId },
      now: ctx.now,
    })
    const told = [task.candidate_key]
    await tellEnded(ctx, situation, told)
    return {
      role: act.role,
      // first the new one: of a row that is empty meanwhile the process would go on
      command: [
        { type: 'addInstance', tokenId: task.token_id, element: id, position: 'end' },
        { type: 'cancelInstance', tokenId: task.token_id },
      ],
      details: { task: act.taskId, recalled: task.id, assignee: task.assignee ?? '', replacement: name, assigned: [keyOfUser(id)], told },
    }
  },
}

/** The last day that another expert may be given; undefined where the time for replacing is over. */
function latestDay(situation: Situation, task: OpenTask): CalendarDate | undefined {
  const { now, calendar, history } = situation
  const today = toShanghaiDate(now)
  const firstAsked = toShanghaiDate(history.invitedAt() ?? now)
  return latestReplacement({ firstAsked, today, days: situation.answerDaysOf(task) }, calendar)
}

/** The experts who were not asked in this round. */
function othersThan(situation: Situation, task: OpenTask): Choice[] {
  const { tokens } = situation.instance.state
  const row = tokens.find(({ id }) => id === situation.tokenOf(task)?.parent)?.multiInstance
  const asked = new Set(row?.elements)
  return situation.experts
    .filter(({ userId }) => !asked.has(userId))
    .map((person) => ({ id: person.userId, name: person.name, about: person.field, people: [person] }))
}
