import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies, refusalRemediesToApplicant } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{applicant.applicantName}文物保护工程资质变更的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、准予{applicant.applicantName}变更文物保护工程资质证书（{certificate.certificateNumber}）的{change.changeKinds}。',
      '二、换发的资质证书在十日内发给，原证书交回注销。',
      '三、请你局加强对该单位从业行为和资质条件的监督检查。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{applicant.applicantName}文物保护工程资质变更的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不予批准{applicant.applicantName}的资质变更申请。理由如下：',
      reasonsPlaceholder,
      '二、该单位符合条件后可以再次申请。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
  province: {
    approve: {
      title: '关于{applicant.applicantName}文物保护工程资质变更的批复',
      body: [
        '你单位提交的申请收悉。经研究，我局批复如下：',
        '一、准予{applicant.applicantName}变更文物保护工程资质证书（{certificate.certificateNumber}）的{change.changeKinds}。',
        '二、换发的资质证书在十日内发给，原证书交回注销。',
        '三、请保持相应的资质条件，依法从事文物保护工程，并按年度更新单位信息。',
      ],
      closing: '此复。',
    },
    reject: {
      title: '关于{applicant.applicantName}文物保护工程资质变更的批复',
      body: [
        '你单位提交的申请收悉。经研究，我局批复如下：',
        '一、不予批准{applicant.applicantName}的资质变更申请。理由如下：',
        reasonsPlaceholder,
        '二、符合条件后可以再次申请。',
        refusalRemediesToApplicant,
      ],
      closing: '此复。',
    },
  },
}
