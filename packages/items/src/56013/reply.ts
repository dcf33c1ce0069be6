import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemediesToApplicant } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{project.projectName}标本送境外分析的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、同意{applicant.applicantName}将{project.projectName}的标本{samples.sampleCount}于{analysis.period}送{analysis.laboratory}分析化验。',
      '二、标本出境、复进境应当按规定办理文物进出境审核和海关手续。',
      '三、除测试损耗外，标本应当在批准期限内全部运回；标本及其资料归中国所有，不得赠送、转让或者留在境外。',
      '四、工作结束后30日内，将检测结果、损耗清单和运回情况报我局备案。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{project.projectName}标本送境外分析的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、不同意将{project.projectName}的标本送境外分析化验。理由如下：',
      reasonsPlaceholder,
      '二、请优先委托境内具备条件的机构开展分析。',
      refusalRemediesToApplicant,
    ],
    closing: '此复。',
  },
}
