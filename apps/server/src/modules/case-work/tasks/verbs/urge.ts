import { text } from '@wenwu/core/i18n/text'
import { formatDateTime } from '@wenwu/core/kernel/date'
import { ring } from '../../bell/index.ts'
import { queueCaseNotice } from '../../../base/messages/index.ts'
import { keyOfUser } from '../../process/index.ts'
import { acceptingStep, awaitsOpinion } from '../move/local-opinion.ts'
import { recallOf } from '../people/outside.ts'
import type { OpenTask, Situation } from '../situation/situation.ts'
import { notYours, taskIn, yoursAlready, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('发消息提醒承办人抓紧办理', 'A message reminds those it waits for', {
    ja_JP: '担当者に通知で催促する',
    ko_KR: '담당자에게 알림으로 재촉',
  }),
  hint: text(
    '向办理人发送消息，并记入办理记录；同一待办在间隔时间内只能催办一次。',
    'Sends a message to those it waits for and is kept in the history; once within the time that the step is set to.',
    {
      ja_JP: '担当者に通知を送り、処理記録に残します。同じ処理待ちへの督促は設定された間隔に1回です。',
      ko_KR: '담당자에게 알림을 보내고 처리 기록에 남깁니다. 같은 처리 대기는 정해진 간격에 한 번만 독촉할 수 있습니다.',
    },
  ),
  offer: (situation, task) => {
    if (task === undefined || !mayUrge(situation, task)) return notYours
    if (situation.isMine(task)) return yoursAlready
    // nothing would be sent, and the time until the next reminder would run all the same
    if (situation.waitedFor(task).length === 0) return { refused: 'nobody-to-urge', isTold: true }
    const last = situation.history.lastOf('urged', task.id)
    const until = last === undefined ? 0 : last.getTime() + situation.coolDownOf(task)
    if (until > situation.now.getTime())
      return { refused: 'urged-already', params: { time: formatDateTime(new Date(until)) }, isTold: true }
    return { people: situation.waitedFor(task) }
  },
  run: async ({ db, now, actor, services }, doing) => {
    const { record } = doing.situation
    const task = taskIn(doing)
    const people = doing.situation.waitedFor(task)
    await ring(
      db,
      people.map(({ userId }) => ({ userId, caseId: record.id, kind: 'urged', key: `urged:${task.id}:${now.toISOString()}` })),
      now,
    )
    const about = { id: record.id, number: record.number ?? '', title: record.title }
    for (const person of people) await queueCaseNotice(db, services, { notice: 'task-urged', person, case: about, now })
    const details = { task: task.id, n: people.length, assigned: people.map(({ userId }) => keyOfUser(userId)) }
    return { role: roleAt(doing.situation, task) ?? actor.roles[0] ?? '', details }
  },
}

/** Who waits for the opinion of a county or a city reminds it as the province, whichever of its people it is. */
function roleAt(situation: Situation, task: OpenTask): string | undefined {
  const step = awaitsOpinion(situation, task) ? acceptingStep(situation) : undefined
  return step && situation.settingsOf({ step }).role
}

/** The lead of the authority whose step it is; of what was given away, who gave it, and all who handle the case at the authority; of a county or city, the province that waits for it. */
function mayUrge(situation: Situation, task: OpenTask): boolean {
  const { organization } = situation.settingsOf(task)
  return (
    situation.isLead(task) ||
    recallOf(situation, task) !== null ||
    awaitsOpinion(situation, task) ||
    ((organization === 'entrusted' || organization === 'element') && situation.isOfHolder())
  )
}
