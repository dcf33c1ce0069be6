import { text } from '@wenwu/core/i18n/text'
import { isGroupKey, keyOfGroup, keyOfUser } from '../../process/index.ts'
import type { OpenTask, Situation } from '../situation/situation.ts'
import { colleagueChoices } from '../people/colleague-choice.ts'
import { giveTask } from '../claims/give-task.ts'
import { voicesBeside } from '../people/signers.ts'
import { notYours, taskIn, type Choice, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('改由他人承办，原承办人不再办理', 'Someone else has it from now on', {
    ja_JP: '以後は他の人が担当する',
    ko_KR: '이제부터 다른 사람이 담당',
  }),
  hint: text(
    '由所选人员或工作组继续办理，原办理人不再办理；期限不变。',
    'The person or work group you choose goes on with it in the place of whoever has it; the time limit stays.',
    {
      ja_JP: '選んだ人またはワーキンググループが処理を続け、これまでの担当者は担当ではなくなります。期限は変わりません。',
      ko_KR: '선택한 사람이나 작업반이 처리를 이어 가며 기존 담당자는 더 처리하지 않습니다. 기한은 바뀌지 않습니다.',
    },
  ),
  offer: (situation, task) => {
    if (task === undefined || !(situation.isMine(task) || situation.isLead(task))) return notYours
    const receivers = receiversOf(situation, task)
    return receivers.length === 0 ? { refused: 'nobody-to-transfer-to' } : { choices: { receivers } }
  },
  run: async (ctx, doing) => {
    const { situation, chosen } = doing
    const task = taskIn(doing)
    const [receiver] = chosen.to!
    const isGroup = isGroupKey(receiver!.id)
    // a signer's say stays one person's: given back it waits for them, not for an office of which others have spoken
    const isPersonal = isGroup || task.is_asked
    await giveTask(ctx, task, {
      key: isPersonal ? receiver!.id : situation.keyOfStep(task.step),
      holder: isGroup ? null : receiver!.people[0]!,
      ...(isGroup && { members: receiver!.people }),
    })
    return {
      role: situation.settingsOf(task).role,
      details: {
        task: task.id,
        assignee: receiver!.fullName ?? receiver!.name,
        assigned: isGroup ? [receiver!.id] : [keyOfUser(receiver!.people[0]!.userId)],
      },
    }
  },
}

/** Colleagues who could have claimed it, then work groups. An expert judges in person. */
function receiversOf(situation: Situation, task: OpenTask): Choice[] {
  const { organization } = situation.settingsOf(task)
  if (organization === 'element' || organization === 'applicant') return []
  const here = task.claimed_by ?? (situation.isMine(task) ? situation.actor.userId : null)
  // a deputy handles it for who has it, and does not make it their own
  const deputy = situation.principalOf(task) === undefined ? null : situation.actor.userId
  const voices = voicesBeside(situation, task)
  const others = situation
    .peopleOf(situation.keyOfStep(task.step))
    .filter(({ userId }) => userId !== here && userId !== deputy && !voices.has(keyOfUser(userId)))
  const colleagues = colleagueChoices(others, situation.actor)
  const groups = situation.groups
    .map(({ id, name, people }) => ({ id: keyOfGroup(id), name, people }))
    .filter(({ id }) => id !== task.candidate_key && !voices.has(id) && organization !== 'entrusted')
  return [...colleagues, ...groups]
}
