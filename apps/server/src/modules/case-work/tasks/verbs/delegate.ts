import { text } from '@wenwu/core/i18n/text'
import { offerSigners, ownElement, toSigner } from '../people/signers.ts'
import { taskIn, type Verb } from '../verb.ts'

/** A place before the task, for one who does it and gives it back. */
export const verb: Verb = {
  about: text('请他人代为办理，办完交回您', 'Someone does it for you and gives it back', {
    ja_JP: '他の人が代わりに処理し、あなたに戻す',
    ko_KR: '다른 사람이 대신 처리하고 돌려줌',
  }),
  hint: text('受托人办完后交回您，由您作决定；期限不变。', 'It comes back to you when it is done, and you decide; the time limit stays.', {
    ja_JP: '処理が終わるとあなたに戻り、決定はあなたが行います。期限は変わりません。',
    ko_KR: '처리가 끝나면 귀하에게 돌아오고 귀하가 결정합니다. 기한은 바뀌지 않습니다.',
  }),
  offer: offerSigners,
  run: (_ctx, doing) => {
    const { situation, chosen } = doing
    const task = taskIn(doing)
    const signer = { ...toSigner(chosen.to![0]!), isDelegate: true as const }
    return {
      role: situation.settingsOf(task).role,
      command: { type: 'addInstance', tokenId: task.token_id, element: signer, position: 'before', own: ownElement(situation, task) },
      details: { task: task.id, assignee: signer.name, assigned: [signer.key] },
    }
  },
}
