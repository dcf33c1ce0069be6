import type { Field } from '../../form/model.ts'
import { text } from '../../i18n/text.ts'

// What verbs ask for, written once.

/** Why it is done; stands in the history. */
export const reason = {
  key: 'reason',
  type: 'long-text',
  label: text('理由', 'Reason', { ja_JP: '理由', ko_KR: '사유' }),
  rows: 3,
  maxLength: 2000,
  required: true,
  missing: 'reason-required',
} as const satisfies Field

/** Colleagues and work groups who are asked. */
export function signers({ isMultiple }: { isMultiple: boolean }) {
  return {
    key: 'to',
    type: 'directory',
    directory: 'signers',
    ...(isMultiple && { multiple: true }),
    label: text('请谁办理', 'Who is asked', { ja_JP: '依頼先', ko_KR: '요청 대상' }),
    required: true,
    missing: 'choice-required',
  } as const satisfies Field
}

/** Something to say to those who get it; may be left empty. */
export const note = {
  key: 'opinion',
  type: 'long-text',
  label: text('附言', 'Note', { ja_JP: '申し送り', ko_KR: '전달 사항' }),
  rows: 3,
  maxLength: 2000,
} as const satisfies Field
