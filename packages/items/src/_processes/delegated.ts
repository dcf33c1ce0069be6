import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { defects, issuing, opinion, reason, reply, requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import { returnHint, when, type Delegation, type NationalApproval } from './parts.ts'
import { text } from './texts.ts'

/** 省局承办 → 审签 → 编号用印 → 备案或者送达: what the provincial bureau decides itself, within the time of the national bureau. */
export function delegatedSteps({ approve, refuse }: NationalApproval, { clock }: Delegation): ProcessStep[] {
  return [
    {
      id: 'provinceDecide',
      kind: 'task',
      stage: 'handle',
      name: text('省局承办', 'Handling by the province'),
      task: {
        status: 'G12',
        role: 'province-officer',
        organization: 'case-province',
        clock: 'decision',
        access: readOnly,
        checksMaterials: true,
        actions: [
          {
            outcome: 'approve',
            label: approve,
            tone: 'primary',
            effect: 'draft-approval',
            form: [reply('approval'), requiredOpinion],
            set: { decision: 'approval' },
            hint: text('批复稿送局领导审签', 'The draft reply goes to the head of the bureau'),
          },
          {
            outcome: 'report',
            label: text('改报国家文物局审批', 'Report to the national bureau instead'),
            tone: 'plain',
            form: [requiredOpinion],
            hint: text('不属于本局审批权限的，写明理由，送审签后上报', 'What is not this bureau’s to decide goes up, with the reason'),
          },
          {
            outcome: 'return',
            label: text('退回补正', 'Return for correction'),
            tone: 'plain',
            effect: 'request-correction',
            form: [defects, reason],
            set: { returnedFrom: 'provinceDecide' },
            hint: returnHint,
          },
          {
            outcome: 'refuse',
            label: refuse,
            tone: 'danger',
            effect: 'draft-refusal',
            form: [reply('refusal'), requiredOpinion],
            set: { decision: 'refusal' },
            hint: text(
              '不予批准的批复须写明理由和救济途径，送局领导审签',
              'A refusal states reasons and remedies and goes to the head of the bureau',
            ),
          },
        ],
      },
    },
    { id: 'provinceDecideChoice', kind: 'choice', name: text('承办结论', 'Result of the handling') },
    {
      id: 'provinceLeadSign',
      kind: 'task',
      stage: 'sign',
      name: text('省局领导签发', 'Signature of the head of the province'),
      task: {
        status: 'G12',
        role: 'province-lead',
        organization: 'case-province',
        clock: 'decision',
        access: readOnly,
        actions: [
          { outcome: 'sign', label: text('签发', 'Sign'), tone: 'primary', effect: 'sign', form: [requiredOpinion] },
          { outcome: 'back', label: text('退回承办人', 'Back to the officer'), tone: 'plain', form: [reason] },
        ],
      },
    },
    { id: 'provinceLeadSignChoice', kind: 'choice', name: text('是否签发', 'Signed?') },
    {
      id: 'provinceIssue',
      kind: 'task',
      stage: 'issue',
      name: text('省局编号用印分发', 'Number, seal and issue by the province'),
      task: {
        status: 'G12',
        role: 'province-officer',
        organization: 'case-province',
        clock: 'decision',
        access: readOnly,
        actions: [
          {
            outcome: 'issue',
            label: text('编号用印并分发', 'Number, seal and issue'),
            tone: 'primary',
            effect: 'issue',
            form: issuing,
            hint: text('批复发出，审批期限停止计算', 'The reply goes out and the clock ends'),
          },
          { outcome: 'back', label: text('退回签发', 'Back to signature'), tone: 'plain', form: [reason] },
        ],
      },
    },
    { id: 'provinceIssueChoice', kind: 'choice', name: text('批准与否', 'Approved?') },
    {
      id: 'provinceFiling',
      kind: 'task',
      stage: 'deliver',
      name: clock === 'filing' ? text('报国家文物局备案', 'Filing at the national bureau') : text('送达归档', 'Delivery and archive'),
      task: {
        status: 'G09',
        role: 'province-officer',
        organization: 'case-province',
        clock,
        access: readOnly,
        actions: [
          {
            outcome: 'file',
            label: clock === 'filing' ? text('报送备案', 'File') : text('确认送达并归档', 'Confirm delivery and file'),
            tone: 'primary',
            effect: 'file',
            form: [opinion],
            hint:
              clock === 'filing'
                ? text(
                    '核准文件和方案通过平台报国家文物局备案',
                    'Approval and scheme are filed with the national bureau through the platform',
                  )
                : text('批复已送达申请人，案卷归档', 'The reply has reached the applicant; the file is closed'),
          },
        ],
      },
    },
  ]
}

/** Where it ends there. */
export function delegatedEnds({ clock }: Delegation): ProcessStep[] {
  return [
    // a province's refusal is concluded without approval; its approval is filed, or concluded where nothing is to be filed (domain.md §2)
    { id: 'provinceRefused', kind: 'end', name: text('省局不批准', 'Refused by the province'), status: '5' },
    ...(clock === 'delivery'
      ? [{ id: 'provinceApproved', kind: 'end' as const, name: text('省局批准', 'Approved by the province'), status: '4' }]
      : []),
  ]
}

export function delegatedFlows({ when: isDelegated, clock }: Delegation): ProcessFlow[] {
  return [
    { from: 'provinceAcceptChoice', to: 'provinceDecide', when: `${when('accept')} and (${isDelegated})` },
    { from: 'provinceAcceptChoice', to: 'provinceReview', when: `${when('accept')} and not (${isDelegated})` },
    { from: 'provinceDecide', to: 'provinceDecideChoice' },
    { from: 'provinceDecideChoice', to: 'provinceLeadSign', when: `outcome in ['approve', 'refuse']` },
    { from: 'provinceDecideChoice', to: 'provinceSign', when: when('report') },
    { from: 'provinceDecideChoice', to: 'correctProvince', when: when('return') },
    { from: 'provinceLeadSign', to: 'provinceLeadSignChoice' },
    { from: 'provinceLeadSignChoice', to: 'provinceIssue', when: when('sign') },
    { from: 'provinceLeadSignChoice', to: 'provinceDecide', when: when('back') },
    { from: 'provinceIssue', to: 'provinceIssueChoice' },
    { from: 'provinceIssueChoice', to: 'provinceFiling', when: `${when('issue')} and decision == 'approval'` },
    { from: 'provinceIssueChoice', to: 'provinceRefused', when: `${when('issue')} and decision == 'refusal'` },
    { from: 'provinceIssueChoice', to: 'provinceLeadSign', when: when('back') },
    { from: 'provinceFiling', to: clock === 'filing' ? 'filed' : 'provinceApproved' },
  ]
}
