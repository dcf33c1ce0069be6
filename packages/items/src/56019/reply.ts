import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{project.projectName}一级藏品取样分析的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、同意{applicant.applicantName}为{project.projectName}从一级藏品{relics.culCangpinLevelAll}（{relics.culturalRelicList.culName}）提取样品{sampling.sampleCount}，取样总量不超过{sampling.sampleMass}，取样部位和数量以申请书所列为准。',
      '二、请你局指导收藏单位严格按照批准的部位、方法和数量取样，全程记录并妥善处理取样部位；样品不得转作他用，剩余样品交回收藏单位保存。',
      '三、分析完成后3个月内，收藏单位应当将分析报告归入文物档案，并通过你局报我局备案。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{project.projectName}一级藏品取样分析的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意为{project.projectName}从一级藏品提取样品。理由如下：',
      reasonsPlaceholder,
      '二、未经批准，不得取样；可以采用无损分析的，请指导收藏单位优先采用。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
}
