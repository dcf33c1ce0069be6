import { plainText } from '@wenwu/core/form/field-base'
import { isBlank } from '@wenwu/core/form/json'
import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { latestReplacement } from '@wenwu/core/item/outside-time'
import { assign } from '../../cases/index.ts'
import { recallOf, tellEnded } from '../outside.ts'
import type { OpenTask, Situation } from '../situation.ts'
import { notYours, taskIn, type Choice, type Verb } from '../verb.ts'

export const verb: Verb = {
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
      details: { task: act.taskId, recalled: task.id, assignee: task.assignee ?? '', replacement: name, assigned: [`user@${id}`], told },
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
