import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies, refusalRemediesToApplicant } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{matter.subject}的批复',
    body: [
      '你局报来的{applicantName}关于{matter.subject}的申请收悉。经研究，我局批复如下：',
      '一、同意{applicantName}所请事项。',
      '二、请你局指导有关单位依法办理，并加强监督检查。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{matter.subject}的批复',
    body: [
      '你局报来的{applicantName}关于{matter.subject}的申请收悉。经研究，我局批复如下：',
      '一、不同意{applicantName}所请事项。理由如下：',
      reasonsPlaceholder,
      '二、请你局做好解释和指导工作。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
  province: {
    approve: {
      title: '关于{matter.subject}的批复',
      body: [
        '{applicantName}报来的{matter.subject}收悉。经研究，我局批复如下：',
        '一、同意所请事项。',
        '二、请依法办理，并将办理情况告知我局。',
      ],
      closing: '此复。',
    },
    reject: {
      title: '关于{matter.subject}的批复',
      body: [
        '{applicantName}报来的{matter.subject}收悉。经研究，我局批复如下：',
        '一、不同意所请事项。理由如下：',
        reasonsPlaceholder,
        '二、情况发生变化的，可以补充材料后再行申报。',
        refusalRemediesToApplicant,
      ],
      closing: '此复。',
    },
  },
}
