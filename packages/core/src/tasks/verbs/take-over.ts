import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The lead of an office takes an open task of it upon themselves. */
export const verb: VerbDeclaration = {
  position: 40,
  label: text('由我接办', 'Take over', { ja_JP: '自分が引き継ぐ', ko_KR: '내가 인수' }),
  tone: 'plain',
  hint: text('该环节改由您办理，原承办人不再办理；期限不变。', 'The step becomes yours and leaves its handler; the time limit stays.', {
    ja_JP: 'この段階はあなたの担当になり、元の担当者の担当ではなくなります。期限は変わりません。',
    ko_KR: '이 단계를 귀하가 처리하고 기존 담당자는 처리하지 않습니다. 기한은 바뀌지 않습니다.',
  }),
  on: 'task',
  permission: 'task.lead',
  form: [reason],
  event: { kind: 'taken-over', words: text('接办', 'Taken over', { ja_JP: '引き継ぎ', ko_KR: '인수' }), isWithinBody: true },
  isBatch: true,
}
