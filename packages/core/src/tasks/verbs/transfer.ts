import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** An open task goes to a colleague of the same office, or to a work group. The lead of the office transfers the tasks of others too. */
export const verb: VerbDeclaration = {
  position: 30,
  label: text('转交他人', 'Transfer', { ja_JP: '他の人に引き継ぐ', ko_KR: '다른 사람에게 이관' }),
  tone: 'plain',
  hint: text(
    '由所选人员或工作组继续办理，您不再办理；期限不变。',
    'The person or work group you choose goes on with it, and you do not; the time limit stays.',
    {
      ja_JP: '選んだ人またはワーキンググループが処理を続け、あなたの担当ではなくなります。期限は変わりません。',
      ko_KR: '선택한 사람이나 작업반이 처리를 이어 가며 귀하는 더 처리하지 않습니다. 기한은 바뀌지 않습니다.',
    },
  ),
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
