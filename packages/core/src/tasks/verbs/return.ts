import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** Back to an earlier step, of whatever authority: straight back to who returned it when that is done, or the walk from there again. */
export const verb: VerbDeclaration = {
  position: 10,
  label: text('退回前面环节', 'Return to an earlier step', { ja_JP: '前の段階へ差し戻す', ko_KR: '이전 단계로 반려' }),
  tone: 'plain',
  hint: text(
    '案件回到所选环节；已经开始的期限继续计算，不因退回重新起算；理由由接收人看到。',
    'The case goes back to the step you choose. A time that has begun goes on and does not start again; who gets the case reads the reason.',
    {
      ja_JP: '案件は選んだ段階に戻ります。すでに始まった期間はそのまま進み、初めからは数え直しません。理由は受け取る人に表示されます。',
      ko_KR:
        '안건은 선택한 단계로 돌아갑니다. 이미 시작된 기한은 계속 계산하며 처음부터 다시 세지 않습니다. 사유는 받는 사람에게 보입니다.',
    },
  ),
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
