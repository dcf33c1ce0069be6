import type { Text } from '@wenwu/core/i18n/text'
import { text } from './texts.ts'

/** The condition of a flow that is taken after one outcome of the task before it. */
export const when = (outcome: string) => `outcome == '${outcome}'`

export const acceptHint = text(
  '首次受理生成注明日期的受理通知书，打印后加盖专用印章；期限开始计算',
  'The first acceptance makes a dated notice, stamped once printed; the clock starts',
)
export const returnHint = text(
  '一次告知需要补正的全部内容；申请人重新提交前不计时',
  'Names everything to be corrected at once; no clock runs until the applicant submits again',
)
export const refuseHint = text(
  '生成写明理由的不予受理通知书，本申请办结',
  'A notice with the reasons is made and this application is closed',
)

/** What differs between the items that go to the national bureau. */
export interface NationalApproval {
  id: string
  name: Text
  /** What the reply does in words, for the buttons of the officer: 同意立项 / 不同意立项. */
  approve: Text
  refuse: Text
  /** The applicant is a collection that revises what the national bureau sends back (status 6 收藏单位修改 instead of G02; domain.md §2). */
  collection?: true
  /** The bureaus of the county and the city, where there are such, give an opinion before the province accepts. */
  localOpinion?: true
  /** Applications that skip the province: an expression over the variables of the item, and how the choice is called. */
  direct?: { when: string; name: Text }
  /** The law counts from the receipt, not from the acceptance: the time to decide already runs while the acceptance is decided. */
  countsFromReceipt?: true
  /** Further paths third parties and experts do not see. */
  hidden?: readonly string[]
  /** Approvals that the State Council has to grant before the reply goes out: an expression over the variables of the item. */
  stateCouncil?: string
  /** Applications that the provincial bureau decides itself, and what follows its approval. */
  delegated?: Delegation
  /** The reply is no decision on a right of the applicant (an opinion to the province, a plan): a negative one says nothing of remedies. */
  hasNoRemedies?: true
  /** What a consent waits for before it is filed: the approval of the provincial government. */
  publication?: { name: Text; action: Text; hint: Text }
}

/** A decision of the provincial bureau (domain.md §2: concluded with 4 or 5, or filed at the national bureau). */
export interface Delegation {
  /** An expression over the variables of the item. */
  when: string
  /** The clock of the last step: the filing at the national bureau, or the delivery alone. */
  clock: 'filing' | 'delivery'
}
