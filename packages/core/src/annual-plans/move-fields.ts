import type { Field } from '../form/model.ts'
import { limits } from '../http/wire.ts'
import { text } from '../i18n/text.ts'

/** What is asked with moves of a plan, in the form language. */
export const moveFields = {
  reason: {
    key: 'reason',
    type: 'long-text',
    label: text('理由', 'Reason', { ja_JP: '理由', ko_KR: '사유' }),
    required: true,
    missing: 'plan-required',
    maxLength: limits.line,
    rows: 3,
  },
  letterNumber: {
    key: 'letterNumber',
    type: 'text',
    label: text('报送文号', 'Number of the letter', { ja_JP: '提出文書番号', ko_KR: '제출 문서 번호' }),
    required: true,
    missing: 'plan-required',
    // the number of a letter stands in one line
    maxLength: 60,
    width: 'full',
  },
  total: {
    key: 'total',
    type: 'money',
    label: text('公文所列国家资金合计', 'State funds in the letter', {
      ja_JP: '文書に記載の国家資金合計',
      ko_KR: '공문의 국가 자금 합계',
    }),
    required: true,
    missing: 'plan-required',
    width: 'full',
  },
  thirdPartyId: {
    key: 'thirdPartyId',
    type: 'directory',
    directory: 'thirdParties',
    label: text('第三方机构', 'Assessment body', { ja_JP: '評価機関', ko_KR: '평가기관' }),
    required: true,
    missing: 'plan-third-party',
  },
} as const satisfies Record<string, Field>
