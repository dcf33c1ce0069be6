import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'

/** No remedies paragraph: the reply goes to the provincial bureau and is no licence. */
export const reply: ReplyDraft = {
  approve: {
    title: '关于{project.projectName}立项的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、同意{project.projectName}编制工作立项。',
      '二、请你局组织具有相应资质的专业单位，按照《全国重点文物保护单位保护规划编制审批办法》《全国重点文物保护单位保护规划编制要求》的规定开展编制工作。',
      '三、规划应当深入评估{unit.punitName}的价值和现状，科学划定保护区划，与国土空间规划等相关规划衔接，并按程序报批。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{project.projectName}立项的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、暂不同意{project.projectName}编制工作立项。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导有关单位继续做好{unit.punitName}的基础资料整理和日常保护，条件成熟后再行申报。',
    ],
    closing: '此复。',
  },
}
