import { text } from '@wenwu/core/i18n/text'
import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { defects, entrusting, inviting, opinion, reason, reply, requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import { acceptHint, refuseHint, returnHint, when, type NationalApproval } from './parts.ts'

/** 国家局受理 → 司处承办. */
export function nationalSteps({ approve, refuse, countsFromReceipt }: NationalApproval): ProcessStep[] {
  return [
    {
      id: 'nationalAccept',
      kind: 'task',
      name: text('国家局受理', 'Acceptance by the national bureau', { ja_JP: '国家局の受理', ko_KR: '국가국 접수' }),
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
            label: text('受理', 'Accept', { ja_JP: '受理', ko_KR: '접수' }),
            tone: 'primary',
            effect: 'accept',
            form: [opinion],
            hint: acceptHint,
          },
          {
            outcome: 'return',
            label: text('退回整改', 'Return for rectification', { ja_JP: '是正のため差し戻す', ko_KR: '시정 반려' }),
            tone: 'plain',
            effect: 'request-correction',
            form: [defects, reason],
            set: { returnedFrom: 'nationalAccept' },
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
    { id: 'nationalAcceptChoice', kind: 'choice', name: text('是否受理', 'Accepted?', { ja_JP: '受理するか', ko_KR: '접수 여부' }) },
    {
      id: 'nationalReview',
      kind: 'task',
      name: text('司处承办', 'Handling by the department', { ja_JP: '担当部署の処理', ko_KR: '담당 부서 처리' }),
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
            hint: text('批复稿送领导签发', 'The draft reply goes to the head of the bureau', {
              ja_JP: '回答案を局長の決裁に回します',
              ko_KR: '회신안을 국장 결재에 올립니다',
            }),
          },
          {
            outcome: 'entrust',
            label: text('委托第三方评估', 'Entrust an assessment', { ja_JP: '第三者評価を委託', ko_KR: '제3자 평가 위탁' }),
            tone: 'plain',
            effect: 'entrust',
            form: [...entrusting],
            hint: text(
              '评估时间不计入审批期限，并书面告知申请人',
              'Assessment does not count towards the time limit; the applicant is told in writing',
              {
                ja_JP: '評価期間は審査期間に算入せず、申請者に書面で知らせます',
                ko_KR: '평가 기간은 심사 기한에 산입하지 않으며 신청인에게 서면으로 알립니다',
              },
            ),
          },
          {
            outcome: 'experts',
            label: text('送专家评审', 'Send to experts', { ja_JP: '専門家審査に付す', ko_KR: '전문가 심의 회부' }),
            tone: 'plain',
            effect: 'invite-experts',
            form: [...inviting],
            hint: text(
              '专家评审时间不计入审批期限，并书面告知申请人',
              'Expert review does not count towards the time limit; the applicant is told in writing',
              {
                ja_JP: '専門家審査の期間は審査期間に算入せず、申請者に書面で知らせます',
                ko_KR: '전문가 심의 기간은 심사 기한에 산입하지 않으며 신청인에게 서면으로 알립니다',
              },
            ),
          },
          {
            outcome: 'return',
            label: text('退回整改', 'Return for rectification', { ja_JP: '是正のため差し戻す', ko_KR: '시정 반려' }),
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
            hint: text(
              '不予批准的批复须写明理由和救济途径，送领导签发',
              'A refusal states reasons and remedies and goes to the head of the bureau',
              {
                ja_JP: '不許可の回答には理由と救済手段を明記し、局長の決裁に回します',
                ko_KR: '불허가 회신에는 사유와 구제 방법을 적어 국장 결재에 올립니다',
              },
            ),
          },
        ],
      },
    },
    {
      id: 'nationalReviewChoice',
      kind: 'choice',
      name: text('承办结论', 'Result of the handling', { ja_JP: '担当部署の結論', ko_KR: '담당 부서 결론' }),
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
