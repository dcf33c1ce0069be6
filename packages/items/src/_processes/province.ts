import { text } from '@wenwu/core/i18n/text'
import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { defects, letterQuoted, opinion, reason, requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import { acceptHint, refuseHint, returnHint, when, type NationalApproval } from './parts.ts'

/** 省局受理 → 初审 → 审签. */
export function provinceSteps(): ProcessStep[] {
  return [
    {
      id: 'provinceAccept',
      kind: 'task',
      name: text('省局受理', 'Acceptance by the province', { ja_JP: '省局の受理', ko_KR: '성국 접수' }),
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
            label: text('受理', 'Accept', { ja_JP: '受理', ko_KR: '접수' }),
            tone: 'primary',
            effect: 'accept',
            form: [opinion],
            hint: acceptHint,
          },
          {
            outcome: 'return',
            label: text('退回补正', 'Return for correction', { ja_JP: '補正のため差し戻す', ko_KR: '보완 요청' }),
            tone: 'plain',
            effect: 'request-correction',
            form: [defects, reason],
            set: { returnedFrom: 'provinceAccept' },
            hint: returnHint,
          },
          {
            outcome: 'refuse',
            label: text('不予受理', 'Refuse to accept', { ja_JP: '受理しない', ko_KR: '불접수' }),
            tone: 'danger',
            effect: 'refuse-acceptance',
            form: [reason],
            hint: refuseHint,
          },
        ],
      },
    },
    { id: 'provinceAcceptChoice', kind: 'choice', name: text('是否受理', 'Accepted?', { ja_JP: '受理するか', ko_KR: '접수 여부' }) },
    {
      id: 'provinceReview',
      kind: 'task',
      name: text('省局初审', 'Examination by the province', { ja_JP: '省局の初審', ko_KR: '성국 초심' }),
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
            label: text('提出初审意见，送审签', 'Give the opinion and send for signature', {
              ja_JP: '初審意見を提出し決裁へ',
              ko_KR: '초심 의견 제출, 결재 상신',
            }),
            tone: 'primary',
            form: [requiredOpinion],
            hint: text('初审意见随全部材料送局领导审签', 'The opinion goes to the head of the bureau with the whole file', {
              ja_JP: '初審意見と全書類を局長の決裁に回します',
              ko_KR: '초심 의견과 전체 서류를 국장 결재에 올립니다',
            }),
          },
          {
            outcome: 'return',
            label: text('退回补正', 'Return for correction', { ja_JP: '補正のため差し戻す', ko_KR: '보완 요청' }),
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
      name: text('初审结论', 'Result of the examination', { ja_JP: '初審の結論', ko_KR: '초심 결론' }),
    },
    {
      id: 'provinceSign',
      kind: 'task',
      name: text('省局审签', 'Signature of the province', { ja_JP: '省局の決裁', ko_KR: '성국 결재' }),
      task: {
        status: 'G12',
        role: 'province-lead',
        organization: 'case-province',
        clock: 'review',
        access: readOnly,
        actions: [
          {
            outcome: 'report',
            label: text('上报国家文物局', 'Report to the national bureau', { ja_JP: '国家文物局へ進達', ko_KR: '국가문물국 상신' }),
            tone: 'primary',
            effect: 'quote-letter',
            form: [...letterQuoted, requiredOpinion],
            hint: text('初审意见和全部材料报国家文物局', 'Opinion and whole file go to the national bureau', {
              ja_JP: '初審意見と全書類を国家文物局へ送ります',
              ko_KR: '초심 의견과 전체 서류를 국가문물국에 보냅니다',
            }),
          },
          {
            outcome: 'back',
            label: text('退回承办人', 'Back to the officer', { ja_JP: '担当者へ差し戻す', ko_KR: '담당자에게 반려' }),
            tone: 'plain',
            form: [reason],
          },
        ],
      },
    },
    { id: 'provinceSignChoice', kind: 'choice', name: text('是否上报', 'Report?', { ja_JP: '進達するか', ko_KR: '상신 여부' }) },
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
