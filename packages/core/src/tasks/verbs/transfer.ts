import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** An open task goes to a colleague of the same office, or to a work group. The lead of the office transfers the tasks of others too. */
export const verb: VerbDeclaration = {
  position: 30,
  label: text('转交他人', 'Transfer', { ja_JP: '他の人に引き継ぐ', ko_KR: '다른 사람에게 이관' }),
  tone: 'plain',
  on: 'task',
  permission: 'task.handle',
  form: [
    {
      key: 'to',
      type: 'directory',
      directory: 'receivers',
      label: text('转交给', 'Transfer to', { ja_JP: '引き継ぎ先', ko_KR: '이관 대상' }),
      required: true,
      missing: 'choice-required',
    },
    note,
  ],
  event: { kind: 'transferred', words: text('转交', 'Transferred', { ja_JP: '引き継ぎ', ko_KR: '이관' }), isWithinBody: true },
  isBatch: true,
}
