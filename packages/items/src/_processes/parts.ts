import { text, type Text } from '@wenwu/core/i18n/text'

/** The condition of a flow that is taken after one outcome of the task before it. */
export const when = (outcome: string) => `outcome == '${outcome}'`

export const acceptHint = text(
  '首次受理生成注明日期的受理通知书，打印后加盖专用印章；期限开始计算',
  'The first acceptance makes a dated notice, stamped once printed; the clock starts',
  {
    ja_JP: '最初の受理で日付を記した受理通知書を作成し、印刷後に専用印を押します。期間の計算を始めます',
    ko_KR: '첫 접수 때 날짜를 적은 접수 통지서를 만들고 인쇄 후 전용 직인을 찍습니다. 기한 계산을 시작합니다',
  },
)
export const returnHint = text(
  '一次告知需要补正的全部内容；申请人重新提交前不计时',
  'Names everything to be corrected at once; no clock runs until the applicant submits again',
  {
    ja_JP: '補正が必要な内容をすべて一度に知らせ、再提出まで期間に算入しません',
    ko_KR: '보완할 내용을 한 번에 모두 알리며 다시 제출할 때까지 기한에 산입하지 않습니다',
  },
)
export const refuseHint = text(
  '生成写明理由的不予受理通知书，本申请办结',
  'A notice with the reasons is made and this application is closed',
  { ja_JP: '理由を記した不受理通知書を作成し、この申請を終了します', ko_KR: '사유를 적은 불접수 통지서를 만들고 이 신청을 종결합니다' },
)

/** What differs between the items that go to the national bureau. */
export interface NationalApproval {
  id: string
  name: Text
  /** What the reply does in words, for the buttons of the officer: 同意立项 / 不同意立项. */
  approve: Text
  refuse: Text
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
