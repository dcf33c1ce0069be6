import { text } from '@wenwu/core/i18n/text'
import { plainText } from '@wenwu/core/form/field-base'
import { AppError } from '@wenwu/core/kernel/errors'
import { giveTask } from '../claims/give-task.ts'
import { isOfStep, mayDecide, offerSigners, ownElement, toSigner } from '../people/signers.ts'
import { taskIn, type Verb } from '../verb.ts'

export const verb: Verb = {
  about: text('请一位同事或者工作组在您之前、同时或者之后签署', 'One more signs, before, beside or after you', {
    ja_JP: '一人に前・並行・後の署名を依頼する',
    ko_KR: '한 사람에게 앞·동시·뒤 서명을 요청',
  }),
  hint: text(
    '前加签、并加签的人提出意见，由您作决定；后加签的人在您之后作决定。期限不变。',
    'A signer before or beside you gives an opinion and you decide; a signer after you decides. The time limit stays.',
    {
      ja_JP: '前または並行の署名者は意見を述べ、決定はあなたが行います。後の署名者は決定を行います。期限は変わりません。',
      ko_KR: '앞이나 동시 서명자는 의견을 내고 귀하가 결정하며, 뒤 서명자는 귀하 다음에 결정합니다. 기한은 바뀌지 않습니다.',
    },
  ),
  offer: offerSigners,
  run: async (ctx, doing) => {
    const { situation, chosen, input } = doing
    const task = taskIn(doing)
    const [choice] = chosen.to!
    const said = plainText(input.position)
    const position = said === 'before' || said === 'after' ? said : 'beside'
    // who comes after has the outcomes of the step; one after a signer who was only asked has not
    if (position === 'after' && isOfStep(situation, task) && !mayDecide(situation, task, choice!))
      throw new AppError('signer-cannot-decide', { field: 'to' })
    const signer = toSigner(choice!)
    // who asks stays the one who decides, or hands on: it is no longer for the whole office to take
    if (position !== 'before' && task.claimed_by === null && situation.isMine(task))
      await giveTask(ctx, task, { key: task.candidate_key, holder: situation.principalOf(task) ?? ctx.actor })
    return {
      role: situation.settingsOf(task).role,
      command: { type: 'addInstance', tokenId: task.token_id, element: signer, position, own: ownElement(situation, task) },
      details: { task: task.id, assignee: signer.name, position, assigned: [signer.key] },
    }
  },
}
