import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The case administrator moves an open case to a step of its process by hand, where no ordinary way leads on (decision 0132). */
export const verb: VerbDeclaration = {
  position: 84,
  label: text('跳转到指定环节', 'Move to a step', { ja_JP: '指定の段階へ移す', ko_KR: '지정 단계로 이동' }),
  tone: 'danger',
  hint: text(
    '用于流程走不下去的情形。案件转到所选环节，原待办结束，已开始的期限照常计算。',
    'For cases that cannot go on otherwise. The case goes to the step you choose, the open tasks end, and a time that has begun goes on.',
    {
      ja_JP:
        '通常の手順では進められない場合に使います。案件は選んだ段階へ移り、現在の処理待ちは終わり、始まった期間はそのまま進みます。',
      ko_KR:
        '정상 절차로 진행할 수 없을 때 사용합니다. 안건이 선택한 단계로 옮겨지고 현재 처리 대기는 끝나며 시작된 기한은 그대로 진행됩니다.',
    },
  ),
  on: 'case',
  permission: 'case.jump',
  form: [
    {
      key: 'step',
      type: 'directory',
      directory: 'targets',
      label: text('转到', 'Move to', { ja_JP: '移動先', ko_KR: '이동할 단계' }),
      required: true,
      missing: 'choice-required',
    },
    reason,
  ],
  event: {
    kind: 'jumped',
    words: text('管理员调整办理环节', 'Moved by the administrator', { ja_JP: '管理者が段階を変更', ko_KR: '관리자가 단계 변경' }),
  },
}
