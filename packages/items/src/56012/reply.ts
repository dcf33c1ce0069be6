import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{unit.punitName}建设控制地带内{project.projectName}设计方案的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、原则同意在{unit.punitName}建设控制地带内实施{project.projectName}的设计方案。',
      '二、请指导建设单位进一步优化设计，严格控制建筑的高度、体量、形式和色彩，与{unit.punitName}的历史风貌相协调，经你局核准后依法办理规划许可。',
      '三、工程范围内有可能埋藏文物的，应当事先完成考古调查、勘探。',
      '四、施工期间做好文物监测和应急工作；施工中发现文物的，应当立即停工、保护现场并报告。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{unit.punitName}建设控制地带内{project.projectName}设计方案的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意在{unit.punitName}建设控制地带内实施{project.projectName}的设计方案。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导建设单位调整选址或者修改设计方案后再行报批。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
}
