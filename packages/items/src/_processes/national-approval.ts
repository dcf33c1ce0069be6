import { text, type Text } from '@wenwu/core/i18n/text'
import type { ProcessFlow, ProcessStep, ProcessTable } from '@wenwu/core/item/model'
import { contactPaths, readOnly, withoutPaths } from '../_blocks/access.ts'
import { assessmentFlows, assessmentSteps } from './assessment.ts'

/** What differs between the items that go to the national bureau. */
export interface NationalApproval {
  id: string
  name: Text
  /** What the reply does in words, for the buttons of the officer: 同意立项 / 不同意立项. */
  approve: Text
  refuse: Text
  /** Applications that skip the province: an expression over the variables of the item, and how the choice is called. */
  direct?: { when: string; name: Text }
  /** Further paths third parties and experts do not see. */
  hidden?: readonly string[]
}

/**
 * Province first, national bureau decides (domain.md §2): 省局受理 → 初审 → 审签 → 国家局受理 → 司处承办 (assessment, experts) → 签发 →
 * 编号用印 → 归档. The table is our design; the law gives the clocks.
 *
 * A refusal to accept (不予受理) ends in status 5 «办结», not G10 and not G999: it is no decision on the matter, so it must not be counted
 * among the refusals G10, and nobody voided the case. It is a written act of its own (行政许可法 32条二款) and the applicant may apply again.
 */
export function nationalApproval(settings: NationalApproval): ProcessTable {
  const outside = withoutPaths([...contactPaths, ...(settings.hidden ?? [])])
  return {
    id: settings.id,
    name: settings.name,
    steps: [
      { id: 'start', kind: 'start' },
      ...(settings.direct ? [{ id: 'route', kind: 'choice' as const, name: settings.direct.name }] : []),
      ...provinceSteps(),
      ...nationalSteps(settings),
      ...assessmentSteps(outside),
      ...signingSteps(),
      ...correctionSteps(),
      { id: 'filed', kind: 'end', name: text('已备案', 'Filed'), status: 'G11' },
      { id: 'refused', kind: 'end', name: text('不批准', 'Refused'), status: 'G10' },
      { id: 'notAccepted', kind: 'end', name: text('不予受理', 'Not accepted'), status: '5' },
    ],
    flows: [...entryFlows(settings), ...provinceFlows(), ...nationalFlows(), ...assessmentFlows(), ...signingFlows(), ...correctionFlows()],
  }
}

const when = (outcome: string) => `outcome == '${outcome}'`

const acceptHint = text('发出加盖专用印章、注明日期的受理凭证，期限开始计算', 'A stamped and dated receipt goes out and the clock starts')
const returnHint = text('一次告知需要补正的全部内容；申请人重新提交前不计时', 'Names everything to be corrected at once; no clock runs until the applicant submits again')
const refuseHint = text('出具不予受理凭证并写明理由，本申请办结', 'A written notice with the reasons goes out and this application is closed')

function provinceSteps(): ProcessStep[] {
  return [
    {
      id: 'provinceAccept',
      kind: 'task',
      name: text('省局受理', 'Acceptance by the province'),
      task: {
        status: 'G12',
        role: 'province-officer',
        organization: 'case-province',
        clock: 'acceptance',
        access: readOnly,
        checksMaterials: true,
        actions: [
          { outcome: 'accept', label: text('受理', 'Accept'), tone: 'primary', effect: 'accept', hint: acceptHint },
          { outcome: 'return', label: text('退回补正', 'Return for correction'), tone: 'plain', effect: 'request-correction', needs: ['defects', 'reason'], set: { returnedFrom: 'provinceAccept' }, hint: returnHint },
          { outcome: 'refuse', label: text('不予受理', 'Refuse to accept'), tone: 'danger', effect: 'refuse-acceptance', needs: ['reason'], hint: refuseHint },
        ],
      },
    },
    { id: 'provinceAcceptChoice', kind: 'choice', name: text('是否受理', 'Accepted?') },
    {
      id: 'provinceReview',
      kind: 'task',
      name: text('省局初审', 'Examination by the province'),
      task: {
        status: 'G12',
        role: 'province-officer',
        organization: 'case-province',
        clock: 'review',
        access: readOnly,
        checksMaterials: true,
        actions: [
          { outcome: 'report', label: text('提出初审意见，送审签', 'Give the opinion and send for signature'), tone: 'primary', needs: ['opinion'], hint: text('初审意见随全部材料送局领导审签', 'The opinion goes to the head of the bureau with the whole file') },
          { outcome: 'return', label: text('退回补正', 'Return for correction'), tone: 'plain', effect: 'request-correction', needs: ['defects', 'reason'], set: { returnedFrom: 'provinceReview' }, hint: returnHint },
        ],
      },
    },
    { id: 'provinceReviewChoice', kind: 'choice', name: text('初审结论', 'Result of the examination') },
    {
      id: 'provinceSign',
      kind: 'task',
      name: text('省局审签', 'Signature of the province'),
      task: {
        status: 'G12',
        role: 'province-lead',
        organization: 'case-province',
        clock: 'review',
        access: readOnly,
        actions: [
          { outcome: 'report', label: text('上报国家文物局', 'Report to the national bureau'), tone: 'primary', needs: ['opinion'], hint: text('初审意见和全部材料报国家文物局', 'Opinion and whole file go to the national bureau') },
          { outcome: 'back', label: text('退回承办人', 'Back to the officer'), tone: 'plain', needs: ['reason'] },
        ],
      },
    },
    { id: 'provinceSignChoice', kind: 'choice', name: text('是否上报', 'Report?') },
  ]
}

function nationalSteps({ approve, refuse }: NationalApproval): ProcessStep[] {
  return [
    {
      id: 'nationalAccept',
      kind: 'task',
      name: text('国家局受理', 'Acceptance by the national bureau'),
      task: {
        status: 'G03',
        role: 'national-accept',
        organization: 'national',
        clock: 'acceptance',
        access: readOnly,
        checksMaterials: true,
        actions: [
          { outcome: 'accept', label: text('受理', 'Accept'), tone: 'primary', effect: 'accept', hint: acceptHint },
          { outcome: 'return', label: text('退回整改', 'Return for rectification'), tone: 'plain', effect: 'request-correction', needs: ['defects', 'reason'], set: { returnedFrom: 'nationalAccept' }, hint: returnHint },
          { outcome: 'refuse', label: text('不予受理', 'Refuse to accept'), tone: 'danger', effect: 'refuse-acceptance', needs: ['reason'], hint: refuseHint },
        ],
      },
    },
    { id: 'nationalAcceptChoice', kind: 'choice', name: text('是否受理', 'Accepted?') },
    {
      id: 'nationalReview',
      kind: 'task',
      name: text('司处承办', 'Handling by the department'),
      task: {
        status: 'G03',
        role: 'national-officer',
        organization: 'national',
        clock: 'decision',
        access: readOnly,
        checksMaterials: true,
        actions: [
          { outcome: 'approve', label: approve, tone: 'primary', effect: 'draft-approval', needs: ['opinion', 'document'], set: { decision: 'approval' }, hint: text('批复稿送领导签发', 'The draft reply goes to the head of the bureau') },
          { outcome: 'entrust', label: text('委托第三方评估', 'Entrust an assessment'), tone: 'plain', effect: 'entrust', needs: ['third-party'], hint: text('评估时间不计入审批期限，并书面告知申请人', 'Assessment does not count towards the time limit; the applicant is told in writing') },
          { outcome: 'experts', label: text('送专家评审', 'Send to experts'), tone: 'plain', effect: 'invite-experts', needs: ['experts'], hint: text('专家评审时间不计入审批期限，并书面告知申请人', 'Expert review does not count towards the time limit; the applicant is told in writing') },
          { outcome: 'return', label: text('退回整改', 'Return for rectification'), tone: 'plain', effect: 'request-correction', needs: ['defects', 'reason'], set: { returnedFrom: 'nationalReview' }, hint: returnHint },
          { outcome: 'refuse', label: refuse, tone: 'danger', effect: 'draft-refusal', needs: ['opinion', 'document'], set: { decision: 'refusal' }, hint: text('不予批准的批复须写明理由和救济途径，送领导签发', 'A refusal states reasons and remedies and goes to the head of the bureau') },
        ],
      },
    },
    { id: 'nationalReviewChoice', kind: 'choice', name: text('承办结论', 'Result of the handling') },
  ]
}

function signingSteps(): ProcessStep[] {
  return [
    {
      id: 'leadSign',
      kind: 'task',
      name: text('领导签发', 'Signature of the head'),
      task: {
        status: 'G08',
        role: 'national-lead',
        organization: 'national',
        clock: 'decision',
        access: readOnly,
        actions: [
          { outcome: 'sign', label: text('签发', 'Sign'), tone: 'primary', effect: 'sign', needs: ['opinion'] },
          { outcome: 'back', label: text('退回承办人', 'Back to the officer'), tone: 'plain', needs: ['reason'] },
        ],
      },
    },
    { id: 'leadSignChoice', kind: 'choice', name: text('是否签发', 'Signed?') },
    {
      id: 'issue',
      kind: 'task',
      name: text('编号用印分发', 'Number, seal and issue'),
      task: {
        status: 'G08',
        role: 'national-office',
        organization: 'national',
        clock: 'decision',
        access: readOnly,
        actions: [
          { outcome: 'issue', label: text('编号用印并分发', 'Number, seal and issue'), tone: 'primary', effect: 'issue', needs: ['number-and-date'], hint: text('批复发出，审批期限停止计算', 'The reply goes out and the clock ends') },
          { outcome: 'back', label: text('退回签发', 'Back to signature'), tone: 'plain', needs: ['reason'] },
        ],
      },
    },
    { id: 'issueChoice', kind: 'choice', name: text('批准与否', 'Approved?') },
    {
      id: 'filing',
      kind: 'task',
      name: text('归档备案', 'Delivery and filing'),
      task: {
        status: 'G09',
        role: 'national-officer',
        organization: 'national',
        clock: 'delivery',
        access: readOnly,
        actions: [{ outcome: 'file', label: text('确认送达并归档', 'Confirm delivery and file'), tone: 'primary', effect: 'file', hint: text('批复已送达申请人，案卷归档', 'The reply has reached the applicant; the file is closed') }],
      },
    },
  ]
}

function correctionSteps(): ProcessStep[] {
  const correction = (id: string, status: string, name: Text): ProcessStep => ({
    id,
    kind: 'task',
    name,
    task: {
      status,
      role: 'applicant',
      organization: 'applicant',
      stopReason: 'waiting-for-applicant',
      access: { '*': { visible: true, editable: true } },
      actions: [{ outcome: 'resubmit', label: text('重新提交', 'Submit again'), tone: 'primary', effect: 'resubmit', hint: text('回到退回的环节继续办理', 'Goes on at the step that returned it') }],
    },
  })
  return [
    correction('correctProvince', 'G01', text('申请人补正', 'Correction by the applicant')),
    { id: 'correctProvinceChoice', kind: 'choice', name: text('由谁退回', 'Returned by') },
    correction('correctNational', 'G02', text('申请人整改', 'Rectification by the applicant')),
    { id: 'correctNationalChoice', kind: 'choice', name: text('由谁退回', 'Returned by') },
  ]
}

function entryFlows({ direct }: NationalApproval): ProcessFlow[] {
  if (!direct) return [{ from: 'start', to: 'provinceAccept' }]
  return [
    { from: 'start', to: 'route' },
    { from: 'route', to: 'nationalAccept', when: direct.when },
    { from: 'route', to: 'provinceAccept', isDefault: true },
  ]
}

function provinceFlows(): ProcessFlow[] {
  return [
    { from: 'provinceAccept', to: 'provinceAcceptChoice' },
    { from: 'provinceAcceptChoice', to: 'provinceReview', when: when('accept') },
    { from: 'provinceAcceptChoice', to: 'correctProvince', when: when('return') },
    { from: 'provinceAcceptChoice', to: 'notAccepted', when: when('refuse') },
    { from: 'provinceReview', to: 'provinceReviewChoice' },
    { from: 'provinceReviewChoice', to: 'provinceSign', when: when('report') },
    { from: 'provinceReviewChoice', to: 'correctProvince', when: when('return') },
    { from: 'provinceSign', to: 'provinceSignChoice' },
    { from: 'provinceSignChoice', to: 'nationalAccept', when: when('report') },
    { from: 'provinceSignChoice', to: 'provinceReview', when: when('back') },
  ]
}

function nationalFlows(): ProcessFlow[] {
  return [
    { from: 'nationalAccept', to: 'nationalAcceptChoice' },
    { from: 'nationalAcceptChoice', to: 'nationalReview', when: when('accept') },
    { from: 'nationalAcceptChoice', to: 'correctNational', when: when('return') },
    { from: 'nationalAcceptChoice', to: 'notAccepted', when: when('refuse') },
    { from: 'nationalReview', to: 'nationalReviewChoice' },
    { from: 'nationalReviewChoice', to: 'leadSign', when: `outcome in ['approve', 'refuse']` },
    { from: 'nationalReviewChoice', to: 'assessEarly', when: when('entrust') },
    { from: 'nationalReviewChoice', to: 'expertReview', when: when('experts') },
    { from: 'nationalReviewChoice', to: 'correctNational', when: when('return') },
  ]
}

function signingFlows(): ProcessFlow[] {
  return [
    { from: 'leadSign', to: 'leadSignChoice' },
    { from: 'leadSignChoice', to: 'issue', when: when('sign') },
    { from: 'leadSignChoice', to: 'nationalReview', when: when('back') },
    { from: 'issue', to: 'issueChoice' },
    { from: 'issueChoice', to: 'filing', when: `${when('issue')} and decision == 'approval'` },
    { from: 'issueChoice', to: 'refused', when: `${when('issue')} and decision == 'refusal'` },
    { from: 'issueChoice', to: 'leadSign', when: when('back') },
    { from: 'filing', to: 'filed' },
  ]
}

function correctionFlows(): ProcessFlow[] {
  return [
    { from: 'correctProvince', to: 'correctProvinceChoice' },
    { from: 'correctProvinceChoice', to: 'provinceReview', when: `returnedFrom == 'provinceReview'` },
    { from: 'correctProvinceChoice', to: 'provinceAccept', isDefault: true },
    { from: 'correctNational', to: 'correctNationalChoice' },
    { from: 'correctNationalChoice', to: 'nationalReview', when: `returnedFrom == 'nationalReview'` },
    { from: 'correctNationalChoice', to: 'nationalAccept', isDefault: true },
  ]
}
