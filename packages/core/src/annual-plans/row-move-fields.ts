import type { Field } from '../form/model.ts'
import type { Condition } from '../form/condition.ts'
import { limits } from '../http/wire.ts'
import { text } from '../i18n/text.ts'
import { inputSection } from '../item/input-section.ts'

const answered = (key: string, value: boolean): Condition => ({ op: 'eq', field: `${inputSection}.${key}`, value })

const isApproved = {
  key: 'isApproved',
  type: 'yes-no',
  label: text('审定结果', 'Decision', { ja_JP: '審定結果', ko_KR: '심의 결과' }),
  required: true,
  missing: 'plan-required',
  width: 'full',
} as const satisfies Field

const note = {
  key: 'note',
  type: 'long-text',
  label: text('意见', 'Note', { ja_JP: '意見', ko_KR: '의견' }),
  missing: 'plan-required',
  maxLength: limits.line,
  rows: 2,
} as const satisfies Field

const funds = { key: 'funds', type: 'money', required: true, missing: 'plan-required', width: 'full' } as const

/** What is asked with moves of single rows of a plan, in the form language. */
export const rowMoveFields = {
  isApproved: {
    ...isApproved,
    yes: text('同意', 'Approved', { ja_JP: '承認', ko_KR: '승인' }),
    no: text('不同意', 'Not approved', { ja_JP: '不承認', ko_KR: '불승인' }),
  },
  isAgreed: {
    ...isApproved,
    yes: text('同意调整', 'Approve', { ja_JP: '調整を承認', ko_KR: '조정 승인' }),
    no: text('不同意', 'Refuse', { ja_JP: '不承認', ko_KR: '불승인' }),
  },
  approvedFunds: {
    ...funds,
    label: text('核定资金（万元）', 'Approved sum (10,000 yuan)', { ja_JP: '核定資金（万元）', ko_KR: '확정 자금(만 위안)' }),
    when: answered('isApproved', true),
  },
  /** A refusal has its reason. */
  note: { ...note, required: answered('isApproved', false) },
  refusal: { ...note, required: true },
  isKept: {
    key: 'isKept',
    type: 'yes-no',
    label: text('调整', 'Adjust', { ja_JP: '調整', ko_KR: '조정' }),
    yes: text('调整资金', 'Another sum', { ja_JP: '資金を変更', ko_KR: '자금 변경' }),
    no: text('取消项目', 'Cancel the project', { ja_JP: '項目を取り消す', ko_KR: '사업 취소' }),
    required: true,
    missing: 'plan-required',
    width: 'full',
  },
  adjustedTo: {
    ...funds,
    label: text('调整为（万元）', 'New sum (10,000 yuan)', { ja_JP: '調整後の額（万元）', ko_KR: '조정 후 금액(만 위안)' }),
    when: answered('isKept', true),
  },
  proposedFunds: {
    ...funds,
    label: text('申请调整为（万元）', 'Adjustment asked for (10,000 yuan)', {
      ja_JP: '調整希望額（万元）',
      ko_KR: '조정 신청액(만 위안)',
    }),
    when: answered('isKept', true),
  },
} as const satisfies Record<string, Field>
