import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{project.projectName}的批复',
    body: ['你局{reference}收悉。经研究，我局批复如下：', '一、同意{project.projectName}。'],
    closing: '此复。',
  },
  reject: {
    title: '关于{project.projectName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意{project.projectName}。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导有关单位做好{unit.punitName}的保护工作。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
}
