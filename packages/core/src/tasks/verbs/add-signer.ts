import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note, signers } from './_fields.ts'

/** 加签: one more person or work group at an open task, before, beside or after who has it. */
export const verb: VerbDeclaration = {
  position: 31,
  label: text('加签', 'Add a signer', { ja_JP: '署名者を追加', ko_KR: '서명자 추가' }),
  tone: 'plain',
  on: 'task',
  permission: 'task.handle',
  form: [
    signers({ isMultiple: false }),
    {
      key: 'position',
      type: 'select',
      width: 'full',
      label: text('加签方式', 'When', { ja_JP: '順序', ko_KR: '순서' }),
      required: true,
      options: [
        { code: 'before', name: text('在我之前', 'Before me', { ja_JP: '自分の前', ko_KR: '내 앞' }) },
        { code: 'beside', name: text('与我同时', 'Beside me', { ja_JP: '自分と並行', ko_KR: '나와 동시에' }) },
        { code: 'after', name: text('在我之后', 'After me', { ja_JP: '自分の後', ko_KR: '내 뒤' }) },
      ],
    },
    note,
  ],
  preset: { position: 'before' },
  later: { op: 'eq', field: 'input.position', value: 'after' },
  event: { kind: 'signer-added', words: text('加签', 'Signer added', { ja_JP: '署名者の追加', ko_KR: '서명자 추가' }), isWithinBody: true },
}
