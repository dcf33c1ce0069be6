import { text } from '@wenwu/core/i18n/text'
import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { numberAndDate, opinion, reason, requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import { when, type NationalApproval } from './parts.ts'

/** 领导签发 → 编号用印分发 → 归档备案. */
export function signingSteps(): ProcessStep[] {
  return [
    {
      id: 'leadSign',
      kind: 'task',
      name: text('领导签发', 'Signature of the head', { ja_JP: '局長の決裁', ko_KR: '국장 결재' }),
      task: {
        status: 'G08',
        role: 'national-lead',
        organization: 'national',
        clock: 'decision',
        access: readOnly,
        actions: [
          {
            outcome: 'sign',
            label: text('签发', 'Sign', { ja_JP: '決裁', ko_KR: '결재' }),
            tone: 'primary',
            effect: 'sign',
            form: [requiredOpinion],
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
    { id: 'leadSignChoice', kind: 'choice', name: text('是否签发', 'Signed?', { ja_JP: '決裁するか', ko_KR: '결재 여부' }) },
    {
      id: 'issue',
      kind: 'task',
      name: text('编号用印分发', 'Number, seal and issue', { ja_JP: '番号付与・押印・発送', ko_KR: '번호 부여·직인·발송' }),
      task: {
        status: 'G08',
        role: 'national-office',
        organization: 'national',
        clock: 'decision',
        access: readOnly,
        actions: [
          {
            outcome: 'issue',
            label: text('编号用印并分发', 'Number, seal and issue', { ja_JP: '番号付与・押印して発送', ko_KR: '번호 부여·직인 후 발송' }),
            tone: 'primary',
            effect: 'issue',
            form: [...numberAndDate, opinion],
            hint: text('批复发出，审批期限停止计算', 'The reply goes out and the clock ends', {
              ja_JP: '回答を発送し、審査期間の計算を終えます',
              ko_KR: '회신을 발송하고 심사 기한 계산을 마칩니다',
            }),
          },
          {
            outcome: 'back',
            label: text('退回签发', 'Back to signature', { ja_JP: '決裁へ差し戻す', ko_KR: '결재로 반려' }),
            tone: 'plain',
            form: [reason],
          },
        ],
      },
    },
    { id: 'issueChoice', kind: 'choice', name: text('批准与否', 'Approved?', { ja_JP: '許可するか', ko_KR: '허가 여부' }) },
    {
      id: 'filing',
      kind: 'task',
      name: text('归档备案', 'Delivery and filing', { ja_JP: '送達・保存', ko_KR: '송달·보존' }),
      task: {
        status: 'G09',
        role: 'national-officer',
        organization: 'national',
        clock: 'delivery',
        access: readOnly,
        actions: [
          {
            outcome: 'file',
            label: text('确认送达并归档', 'Confirm delivery and file', { ja_JP: '送達を確認して保存', ko_KR: '송달 확인 후 보존' }),
            tone: 'primary',
            effect: 'file',
            form: [opinion],
            hint: text('批复已送达申请人，案卷归档', 'The reply has reached the applicant; the file is closed', {
              ja_JP: '回答が申請者に届き、案件記録を保存します',
              ko_KR: '회신이 신청인에게 송달되어 기록을 보존합니다',
            }),
          },
        ],
      },
    },
  ]
}

/** An approval goes on to filing, a refusal ends: it is never filed (domain.md §2). */
export function signingFlows({ stateCouncil, publication }: NationalApproval): ProcessFlow[] {
  const asksCouncil = `decision == 'approval' and (${stateCouncil ?? ''})`
  const signed: ProcessFlow[] =
    stateCouncil === undefined
      ? [{ from: 'leadSignChoice', to: 'issue', when: when('sign') }]
      : [
          { from: 'leadSignChoice', to: 'stateCouncil', when: `${when('sign')} and ${asksCouncil}` },
          { from: 'leadSignChoice', to: 'issue', when: `${when('sign')} and not (${asksCouncil})` },
        ]
  return [
    { from: 'leadSign', to: 'leadSignChoice' },
    ...signed,
    { from: 'leadSignChoice', to: 'nationalReview', when: when('back') },
    { from: 'issue', to: 'issueChoice' },
    { from: 'issueChoice', to: publication === undefined ? 'filing' : 'publication', when: `${when('issue')} and decision == 'approval'` },
    { from: 'issueChoice', to: 'refused', when: `${when('issue')} and decision == 'refusal'` },
    { from: 'issueChoice', to: 'leadSign', when: when('back') },
    { from: 'filing', to: 'filed' },
  ]
}
