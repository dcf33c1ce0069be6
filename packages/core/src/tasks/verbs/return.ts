import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** Back to an earlier step, of whatever authority: straight back to who returned it when that is done, or the walk from there again. */
export const verb: VerbDeclaration = {
  position: 10,
  label: text('退回前面环节', 'Return to an earlier step', { ja_JP: '前の段階へ差し戻す', ko_KR: '이전 단계로 반려' }),
  tone: 'plain',
  on: 'task',
  permission: 'task.handle',
  form: [
    {
      key: 'step',
      type: 'directory',
      directory: 'steps',
      label: text('退回到', 'Return to', { ja_JP: '差し戻し先', ko_KR: '반려할 단계' }),
      required: true,
      missing: 'choice-required',
    },
    {
      key: 'mode',
      type: 'select',
      width: 'full',
      label: text('办完以后', 'When that is done', { ja_JP: '処理した後', ko_KR: '처리한 후' }),
      required: true,
      options: [
        {
          code: 'straight-back',
          name: text('直接送回我', 'Straight back to me', { ja_JP: '直接自分に戻す', ko_KR: '나에게 바로 돌려보냄' }),
        },
        {
          code: 'walk-again',
          name: text('从该环节起重新流转', 'The way from there again', { ja_JP: 'その段階からやり直す', ko_KR: '그 단계부터 다시 진행' }),
        },
      ],
    },
    reason,
  ],
  preset: { mode: 'straight-back' },
  event: { kind: 'returned', words: text('退回', 'Returned', { ja_JP: '差し戻し', ko_KR: '반려' }) },
}
