import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The case administrator moves an open case to a step of its process by hand, where no ordinary way leads on (decision 0132). */
export const verb: VerbDeclaration = {
  position: 84,
  label: text('跳转到指定环节', 'Move to a step', { ja_JP: '指定の段階へ移す', ko_KR: '지정 단계로 이동' }),
  tone: 'danger',
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
