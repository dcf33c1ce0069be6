import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The lead of an office takes an open task of it upon themselves. */
export const verb: VerbDeclaration = {
  position: 40,
  label: text('由我接办', 'Take over', { ja_JP: '自分が引き継ぐ', ko_KR: '내가 인수' }),
  tone: 'plain',
  on: 'task',
  permission: 'task.lead',
  form: [reason],
  event: { kind: 'taken-over', words: text('接办', 'Taken over', { ja_JP: '引き継ぎ', ko_KR: '인수' }), isWithinBody: true },
  isBatch: true,
}
