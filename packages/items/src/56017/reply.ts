import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../_blocks/reply.ts'

/** An approval says the exact days, as replies of the bureau do: the return is counted from them (domain.md §4 J). */
export const reply: ReplyDraft = {
  approve: {
    title: '关于借用馆藏一级文物举办{loan.exhibitionName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、同意{borrower.borrowerName}借用{applicant.applicantName}馆藏一级文物{relics.culCangpinLevelAll}（{relics.culturalRelicList.culName}）举办{loan.exhibitionName}，借用期限为{loan.loanPeriod}。',
      '二、请你局指导双方签订借用协议，明确包装运输、点交、展出和保险责任，展出期间落实安全防范和保存环境调控。',
      '三、借用期满应当按时归还，由双方点交并核对文物状况；请你局在归还后10个工作日内将归还情况报我局备案。同一件文物连续借用合计不得超过三年。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于借用馆藏一级文物举办{loan.exhibitionName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意{borrower.borrowerName}借用{applicant.applicantName}馆藏一级文物举办{loan.exhibitionName}。理由如下：',
      reasonsPlaceholder,
      '二、未经批准，不得出借或者借用上述文物。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
}
