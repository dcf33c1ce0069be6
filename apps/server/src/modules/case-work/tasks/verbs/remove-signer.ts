import { text } from '@wenwu/core/i18n/text'
import { removablesOf } from '../people/signers.ts'
import { tellEnded } from '../tell/tell-ended.ts'
import type { Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('不再请某人签署或者提意见', 'Someone who was added is no longer asked', {
    ja_JP: '追加した人への依頼を取り消す',
    ko_KR: '추가한 사람에게 더 묻지 않음',
  }),
  hint: text('所选的人不再办理；已提出的意见照常保留。', 'They are no longer asked; opinions that were given stay.', {
    ja_JP: '選んだ人への依頼を取り消します。提出済みの意見は残ります。',
    ko_KR: '선택한 사람은 더 처리하지 않으며 제출된 의견은 남습니다.',
  }),
  offer: (situation) => {
    const row = removablesOf(situation)
    return row.length === 0 ? { refused: 'nobody-to-remove' } : { choices: { row } }
  },
  run: ({ actor }, { situation, chosen }) => {
    const [choice] = chosen.who!
    const { command, name } = removablesOf(situation).find(({ id }) => id === choice!.id)!
    // who was asked already, not who would have been later
    const ended = command.type === 'cancelInstance' ? situation.tasks.filter(({ token_id: id }) => id === command.tokenId) : []
    return {
      role: actor.roles[0] ?? '',
      command,
      details: { assignee: name },
      came: 'signers-done',
      after: (ctx) => tellEnded(ctx, situation.record.id, ended, 'part-ended'),
    }
  },
}
