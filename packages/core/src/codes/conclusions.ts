import { text } from '../i18n/text.ts'
import type { CodeEntry, CodeList } from './code-list.ts'

/**
 * How a case came out for whoever applied, stored with the case (`cases.conclusion`) and set by the act that concludes it. `not-accepted`: nothing was
 * decided on the matter (行政许可法 32条); `withdrawn`: by the applicant, after acceptance; `void`: by the authority that held it, with a reason.
 */
export const conclusions = ['approved', 'refused', 'not-accepted', 'withdrawn', 'void'] as const
export type Conclusion = (typeof conclusions)[number]

function conclusion(code: Conclusion, zh: string, en: string, ja: string, ko: string): CodeEntry & { code: Conclusion } {
  return { code, name: text(zh, en, { ja_JP: ja, ko_KR: ko }) }
}

/** Conclusions in words, as applicants and papers have them. */
export const conclusionList: CodeList<CodeEntry & { code: Conclusion }> = {
  id: 'conclusion',
  entries: [
    conclusion('approved', '已批准', 'Approved', '許可', '승인'),
    conclusion('refused', '不予批准', 'Refused', '不許可', '불허가'),
    conclusion('not-accepted', '不予受理', 'Not accepted', '不受理', '불접수'),
    conclusion('withdrawn', '已撤回', 'Withdrawn', '取下げ', '철회'),
    conclusion('void', '已作废', 'Voided', '取消し', '무효'),
  ],
}

/** Whether the matter may be applied for again from what was filed (specification §4.7): every end but an approval. */
export function isReappliable(conclusion: Conclusion | null): boolean {
  return conclusion !== null && conclusion !== 'approved'
}
