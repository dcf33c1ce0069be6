import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../_blocks/reply.ts'

const byProvince =
  '二、请你局指导项目单位委托具有相应文物保护工程勘察设计资质的单位编制技术方案，由你局审批，并将工程主要内容、审核意见和审批结论报我局备案。'
const byNational = '二、请你局指导项目单位委托具有相应文物保护工程勘察设计资质的单位编制技术方案，经你局初审后报我局审批。'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{project.projectName}立项的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、同意{project.projectName}立项。',
      byProvince,
      '三、方案编制应以详实的现状勘察为基础，遵守不改变文物原状和最小干预的原则，确保文物及其周边环境的真实性和完整性。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{project.projectName}立项的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意{project.projectName}立项。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导有关单位做好{unit.punitName}的日常保养和监测，条件成熟后再行申报。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
  schemeApprovedBy: { province: byProvince, national: byNational },
}
