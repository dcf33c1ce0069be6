import { text, type Text } from '../i18n/text.ts'
import type { ActionTone, TaskAction } from '../item/model.ts'
import { agreed, delegatedDone, handedOn, objected } from './cosign.ts'

/** What a signer who was asked says. The step decides when all have answered. */
export const askedActions: readonly TaskAction[] = [
  act(agreed, 'primary', text('同意', 'Agree', { ja_JP: '同意', ko_KR: '동의' })),
  act(objected, 'plain', text('不同意', 'Object', { ja_JP: '反対', ko_KR: '반대' })),
]

/** The one action of a task that was delegated: back to who delegated it. */
export const delegatedActions: readonly TaskAction[] = [
  act(delegatedDone, 'primary', text('办理完毕，交回', 'Done: give it back', { ja_JP: '処理を終えて返す', ko_KR: '처리 완료, 돌려줌' })),
]

/** The one action before a signer who was added after: that signer decides. */
export const handOnActions: readonly TaskAction[] = [
  act(
    handedOn,
    'primary',
    text('办理完毕，交后续加签人', 'Done: on to the signer after me', {
      ja_JP: '処理を終えて後続の署名者へ',
      ko_KR: '처리 완료, 다음 서명자에게',
    }),
  ),
]

function act(outcome: string, tone: ActionTone, label: Text): TaskAction {
  return {
    outcome,
    label,
    tone,
    form: [
      {
        key: 'opinion',
        type: 'long-text',
        label: text('意见', 'Opinion', { ja_JP: '意見', ko_KR: '의견' }),
        rows: 3,
        maxLength: 5000,
        required: true,
        missing: 'opinion-required',
      },
    ],
  }
}
