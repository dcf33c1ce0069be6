import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note, signers } from './_fields.ts'

/** 会签: several are asked before an open task is decided by who has it. */
export const verb: VerbDeclaration = {
  position: 32,
  label: text('发起会签', 'Countersign', { ja_JP: '合議を依頼', ko_KR: '합의 요청' }),
  tone: 'plain',
  on: 'task',
  permission: 'task.handle',
  form: [
    signers({ isMultiple: true }),
    {
      key: 'way',
      type: 'select',
      width: 'full',
      label: text('会签方式', 'How', { ja_JP: '方法', ko_KR: '방식' }),
      required: true,
      options: [
        { code: 'all', name: text('全部办理', 'All of them', { ja_JP: '全員', ko_KR: '전원' }) },
        { code: 'any', name: text('任一人办理', 'Any one', { ja_JP: 'いずれか一人', ko_KR: '한 명' }) },
        { code: 'sequence', name: text('依次办理', 'One after another', { ja_JP: '順番に', ko_KR: '차례로' }) },
        { code: 'share', name: text('按同意比例', 'By share of those who agree', { ja_JP: '同意の割合', ko_KR: '동의 비율' }) },
      ],
    },
    {
      key: 'share',
      type: 'number',
      integer: true,
      min: 1,
      max: 100,
      unit: text('%', '%', { ja_JP: '%', ko_KR: '%' }),
      label: text('同意比例', 'Share that agrees', { ja_JP: '同意の割合', ko_KR: '동의 비율' }),
      when: { op: 'eq', field: 'input.way', value: 'share' },
      required: true,
    },
    note,
  ],
  preset: { way: 'all' },
  order: { field: 'to', when: { op: 'eq', field: 'input.way', value: 'sequence' } },
  event: {
    kind: 'countersigned',
    words: text('发起会签', 'Countersign begun', { ja_JP: '合議の依頼', ko_KR: '합의 요청' }),
    isWithinBody: true,
  },
}
