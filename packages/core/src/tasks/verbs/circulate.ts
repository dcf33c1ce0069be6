import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** 传阅: colleagues of the own body read the case; nothing waits for them (decision 0146). */
export const verb: VerbDeclaration = {
  position: 52,
  label: text('传阅', 'Circulate for reading', { ja_JP: '回覧', ko_KR: '회람' }),
  tone: 'plain',
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
