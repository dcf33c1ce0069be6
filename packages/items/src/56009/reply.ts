import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemediesToApplicant } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{project.projectName}的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、准予{applicant.applicantName}于{project.period}在{project.seaPlace}开展{project.projectName}，领队由申请书所列人员担任。',
      '二、应当严格按照批准的水域、范围、期限和工作计划实施，执行水下考古工作规程，确保人员和文物安全；需要调整的，另行报批。',
      '三、出水文物应当登记造册、妥善保护，未经批准不得转移。',
      '四、工作结束后，应当提交结项报告、考古发掘报告以及实物图片和有关资料复制件，并按规定移交出水文物。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{project.projectName}的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、不予许可{project.projectName}。理由如下：',
      reasonsPlaceholder,
      '二、未经批准，不得进行水下文物的考古调查、勘探、发掘活动。',
      refusalRemediesToApplicant,
    ],
    closing: '此复。',
  },
}
