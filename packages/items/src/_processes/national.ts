import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { defects, entrusting, inviting, opinion, reason, reply, requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import { acceptHint, refuseHint, returnHint, when, type NationalApproval } from './parts.ts'
import { text } from './texts.ts'

/** 国家局受理 → 司处承办. */
export function nationalSteps({ approve, refuse, countsFromReceipt, hasNoRemedies }: NationalApproval): ProcessStep[] {
  return [
    {
      id: 'nationalAccept',
      kind: 'task',
      stage: 'accept',
      name: text('国家局受理', 'National acceptance'),
      task: {
        status: 'G03',
        role: 'national-accept',
        organization: 'national',
        clock: countsFromReceipt ? 'decision' : 'acceptance',
        access: readOnly,
        checksMaterials: true,
        actions: [
          {
            outcome: 'accept',
            label: text('受理', 'Accept'),
            tone: 'primary',
            effect: 'accept',
            form: [opinion],
            hint: acceptHint,
          },
          {
            outcome: 'return',
            label: text('退回整改', 'Return for rectification'),
            tone: 'plain',
            effect: 'request-correction',
            form: [defects, reason],
            set: { returnedFrom: 'nationalAccept' },
            hint: returnHint,
          },
          {
            outcome: 'refuse',
            label: text('不予受理', 'Refuse to accept'),
            tone: 'danger',
            effect: 'refuse-acceptance',
            form: [reason],
            hint: refuseHint,
          },
        ],
      },
    },
    { id: 'nationalAcceptChoice', kind: 'choice', name: text('是否受理', 'Accepted?') },
    {
      id: 'nationalReview',
      kind: 'task',
      stage: 'handle',
      name: text('司处承办', 'Department review'),
      task: {
        status: 'G03',
        role: 'national-officer',
        organization: 'national',
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
            hint: text('批复稿送领导签发', 'The draft reply goes to the head of the bureau'),
          },
          {
            outcome: 'entrust',
            label: text('委托第三方评估', 'Entrust an assessment'),
            tone: 'plain',
            effect: 'entrust',
            form: [...entrusting],
            hint: text(
              '评估时间不计入审批期限，并书面告知申请人',
              'Assessment does not count towards the time limit; the applicant is told in writing',
            ),
          },
          {
            outcome: 'experts',
            label: text('送专家评审', 'Send to experts'),
            tone: 'plain',
            effect: 'invite-experts',
            form: [...inviting],
            hint: text(
              '专家评审时间不计入审批期限，并书面告知申请人',
              'Expert review does not count towards the time limit; the applicant is told in writing',
            ),
          },
          {
            outcome: 'return',
            label: text('退回整改', 'Return for rectification'),
            tone: 'plain',
            effect: 'request-correction',
            form: [defects, reason],
            set: { returnedFrom: 'nationalReview' },
            hint: returnHint,
          },
          {
            outcome: 'refuse',
            label: refuse,
            tone: 'danger',
            effect: 'draft-refusal',
            form: [reply('refusal'), requiredOpinion],
            set: { decision: 'refusal' },
            hint: hasNoRemedies
              ? text('不同意的须写明理由，送领导签发', 'What is not agreed to states the reasons and goes to the head of the bureau')
              : text(
                  '不予批准的批复须写明理由和救济途径，送领导签发',
                  'A refusal states reasons and remedies and goes to the head of the bureau',
                ),
          },
        ],
      },
    },
    {
      id: 'nationalReviewChoice',
      kind: 'choice',
      name: text('承办结论', 'Result of the handling'),
    },
  ]
}

export function nationalFlows(): ProcessFlow[] {
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
