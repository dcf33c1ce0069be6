import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** 抄送: who may read the case anyway is told of it; no one sees more by it (decision 0146). */
export const verb: VerbDeclaration = {
  position: 54,
  label: text('抄送', 'Send a copy', { ja_JP: '写しを送る', ko_KR: '사본 보내기' }),
  tone: 'plain',
  hint: text(
    '所选单位和人员收到消息，按各自原有的查看范围阅看；不需要办理，也不增加查看权限。',
    'Those you choose get a message and read the case as far as they may anyway. Nothing is asked of them, and they see no more by it.',
    {
      ja_JP: '選んだ機関や人に通知し、それぞれの閲覧範囲で表示されます。処理は求めず、閲覧権限も広がりません。',
      ko_KR: '선택한 기관과 사람에게 알리며 각자의 열람 범위에서 볼 수 있습니다. 처리를 요구하지 않고 열람 권한도 늘어나지 않습니다.',
    },
  ),
  on: 'case',
  permission: 'case.circulate',
  form: [
    {
      key: 'to',
      type: 'directory',
      directory: 'copied',
      multiple: true,
      label: text('抄送给', 'Copy to', { ja_JP: '送り先', ko_KR: '받는 곳' }),
      required: true,
      missing: 'choice-required',
    },
    note,
  ],
  event: { kind: 'copied', words: text('抄送', 'Copy sent', { ja_JP: '写しの送付', ko_KR: '사본 발송' }), isAside: true },
}
