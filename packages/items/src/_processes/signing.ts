import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { issuing, opinion, reason, requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import { when, type NationalApproval } from './parts.ts'
import { text } from './texts.ts'

/** 领导签发 → 编号用印分发 → 归档备案. */
export function signingSteps(): ProcessStep[] {
  return [
    {
      id: 'leadSign',
      kind: 'task',
      stage: 'sign',
      name: text('领导签发', 'Signature'),
      task: {
        status: 'G08',
        role: 'national-lead',
        organization: 'national',
        clock: 'decision',
        access: readOnly,
        actions: [
          {
            outcome: 'sign',
            label: text('签发', 'Sign'),
            tone: 'primary',
            effect: 'sign',
            form: [requiredOpinion],
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
    { id: 'leadSignChoice', kind: 'choice', name: text('是否签发', 'Signed?') },
    {
      id: 'issue',
      kind: 'task',
      stage: 'issue',
      name: text('编号用印分发', 'Number and seal'),
      task: {
        status: 'G08',
        role: 'national-office',
        organization: 'national',
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
          {
            outcome: 'back',
            label: text('退回签发', 'Back to signature'),
            tone: 'plain',
            form: [reason],
          },
        ],
      },
    },
    { id: 'issueChoice', kind: 'choice', name: text('批准与否', 'Approved?') },
    {
      id: 'filing',
      kind: 'task',
      stage: 'deliver',
      name: text('归档备案', 'Filing'),
      task: {
        status: 'G09',
        role: 'national-officer',
        organization: 'national',
        clock: 'delivery',
        access: readOnly,
        actions: [
          {
            outcome: 'file',
            label: text('确认送达并归档', 'Confirm delivery and file'),
            tone: 'primary',
            effect: 'file',
            form: [opinion],
            hint: text('批复已送达申请人，案卷归档', 'The reply has reached the applicant; the file is closed'),
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
