import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** 抄送: who may read the case anyway is told of it; no one sees more by it (decision 0146). */
export const verb: VerbDeclaration = {
  position: 54,
  label: text('抄送', 'Send a copy', { ja_JP: '写しを送る', ko_KR: '사본 보내기' }),
  tone: 'plain',
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
