import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** 传阅: colleagues of the own body read the case; nothing waits for them (decision 0146). */
export const verb: VerbDeclaration = {
  position: 52,
  label: text('传阅', 'Circulate for reading', { ja_JP: '回覧', ko_KR: '회람' }),
  tone: 'plain',
  hint: text(
    '所选人员收到待阅，阅后可写意见；不影响本案办理，期限不变。只限本单位人员。',
    'Those you choose are asked to read the case and may add a word. Nothing waits for them; the time limit stays. People of your own body only.',
    {
      ja_JP: '選んだ人に閲覧を依頼します。処理はそのまま進み、期限も変わりません。所属機関の人に限ります。',
      ko_KR: '선택한 사람에게 열람을 요청합니다. 처리는 그대로 진행되고 기한도 바뀌지 않습니다. 소속 기관 사람만 선택할 수 있습니다.',
    },
  ),
  on: 'case',
  permission: 'case.circulate',
  form: [
    {
      key: 'to',
      type: 'directory',
      directory: 'colleagues',
      multiple: true,
      label: text('传阅给', 'To be read by', { ja_JP: '回覧先', ko_KR: '회람 대상' }),
      required: true,
      missing: 'choice-required',
    },
    note,
  ],
  event: {
    kind: 'circulated',
    words: text('传阅', 'Circulated for reading', { ja_JP: '回覧', ko_KR: '회람' }),
    isAside: true,
  },
}
