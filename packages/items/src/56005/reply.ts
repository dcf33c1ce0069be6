import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../_blocks/reply.ts'

/** Each paragraph of conditions becomes an obligation of the case later on (domain.md §7.9). */
export const reply: ReplyDraft = {
  approve: {
    title: '关于在{unit.punitName}保护范围内实施{project.projectName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、原则同意在{unit.punitName}保护范围内实施{project.projectName}。',
      '二、工程开工前，应当依法完成工程范围内的考古调查、勘探；需要进行考古发掘的，另行履行报批手续。',
      '三、请指导建设单位进一步优化设计，严格控制工程的位置、体量、高度和深度，细化施工期间的文物保护、监测和应急措施，经你局核准后实施。',
      '四、请你局对施工全过程实施监督检查。施工中发现文物或者文物保护单位出现险情的，应当立即停工、保护现场并报告。',
      '五、请按照《中华人民共和国文物保护法》第二十八条的规定履行省级人民政府批准程序，并将批准文件报我局备案。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于在{unit.punitName}保护范围内实施{project.projectName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意在{unit.punitName}保护范围内实施{project.projectName}。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导建设单位重新论证选址和建设方案，尽可能避开{unit.punitName}的保护范围。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
}
