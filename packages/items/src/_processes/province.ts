import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { defects, letterQuoted, opinion, reason, requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import { acceptHint, refuseHint, returnHint, when, type NationalApproval } from './parts.ts'
import { text } from './texts.ts'

/** 省局受理 → 初审 → 审签. */
export function provinceSteps(): ProcessStep[] {
  return [
    {
      id: 'provinceAccept',
      kind: 'task',
      stage: 'accept',
      name: text('省局受理', 'Provincial acceptance'),
      task: {
        status: 'G12',
        role: 'province-officer',
        organization: 'case-province',
        clock: 'acceptance',
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
            label: text('退回补正', 'Return for correction'),
            tone: 'plain',
            effect: 'request-correction',
            form: [defects, reason],
            set: { returnedFrom: 'provinceAccept' },
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
    { id: 'provinceAcceptChoice', kind: 'choice', name: text('是否受理', 'Accepted?') },
    {
      id: 'provinceReview',
      kind: 'task',
      stage: 'review',
      name: text('省局初审', 'Provincial review'),
      task: {
        status: 'G12',
        role: 'province-officer',
        organization: 'case-province',
        clock: 'review',
        access: readOnly,
        checksMaterials: true,
        actions: [
          {
            outcome: 'report',
            label: text('提出初审意见，送审签', 'Give the opinion and send for signature'),
            tone: 'primary',
            form: [requiredOpinion],
            hint: text('初审意见随全部材料送局领导审签', 'The opinion goes to the head of the bureau with the whole file'),
          },
          {
            outcome: 'return',
            label: text('退回补正', 'Return for correction'),
            tone: 'plain',
            effect: 'request-correction',
            form: [defects, reason],
            set: { returnedFrom: 'provinceReview' },
            hint: returnHint,
          },
        ],
      },
    },
    {
      id: 'provinceReviewChoice',
      kind: 'choice',
      name: text('初审结论', 'Result of the examination'),
    },
    {
      id: 'provinceSign',
      kind: 'task',
      stage: 'report',
      name: text('省局审签', 'Provincial signature'),
      task: {
        status: 'G12',
        role: 'province-lead',
        organization: 'case-province',
        clock: 'review',
        access: readOnly,
        actions: [
          {
            outcome: 'report',
            label: text('上报国家文物局', 'Report to the national bureau'),
            tone: 'primary',
            effect: 'quote-letter',
            form: [...letterQuoted, requiredOpinion],
            hint: text('初审意见和全部材料报国家文物局', 'Opinion and whole file go to the national bureau'),
          },
          {
            outcome: 'back',
            label: text('退回承办人', 'Back to the officer'),
            tone: 'plain',
            form: [reason],
          },
        ],
      },
    },
    { id: 'provinceSignChoice', kind: 'choice', name: text('是否上报', 'Report?') },
  ]
}

/** What is accepted is examined; where the province decides some itself, `delegatedFlows` says which. */
export function provinceFlows({ delegated }: NationalApproval): ProcessFlow[] {
  const accepted: ProcessFlow = { from: 'provinceAcceptChoice', to: 'provinceReview', when: when('accept') }
  return [
    { from: 'provinceAccept', to: 'provinceAcceptChoice' },
    ...(delegated === undefined ? [accepted] : []),
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
