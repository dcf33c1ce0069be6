import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** 减签: one who was added is no longer asked. */
export const verb: VerbDeclaration = {
  position: 34,
  label: text('减签', 'Remove a signer', { ja_JP: '署名者を外す', ko_KR: '서명자 빼기' }),
  tone: 'plain',
  on: 'case',
  permission: 'task.handle',
  form: [
    {
      key: 'who',
      type: 'directory',
      directory: 'row',
      label: text('减去谁', 'Who is removed', { ja_JP: '外す人', ko_KR: '뺄 사람' }),
      required: true,
      missing: 'choice-required',
    },
    reason,
  ],
  event: {
    kind: 'signer-removed',
    words: text('减签', 'Signer removed', { ja_JP: '署名者の除外', ko_KR: '서명자 빼기' }),
    isWithinBody: true,
  },
}
