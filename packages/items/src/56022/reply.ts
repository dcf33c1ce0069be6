import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'

/** No remedies paragraph: the opinion goes to the provincial bureau and is no licence. */
export const reply: ReplyDraft = {
  approve: {
    title: '关于{project.projectName}意见的函',
    body: [
      '你局{reference}收悉。经研究，我局意见如下：',
      '一、原则同意{project.projectName}。',
      '二、请组织编制单位进一步核实保护对象构成和价值，完善保护区划的边界和管理规定，确保文本、图纸和矢量数据一致，并与国土空间规划衔接。',
      '三、规划修改完善后，请按照《中华人民共和国文物保护法》第二十七条的规定报省级人民政府批准后公布实施，并将批准、公布文件和最终成果报我局备案。',
    ],
    closing: '此函。',
  },
  reject: {
    title: '关于{project.projectName}意见的函',
    body: [
      '你局{reference}收悉。经研究，我局意见如下：',
      '一、{project.projectName}尚不具备报批条件。理由如下：',
      reasonsPlaceholder,
      '二、请组织编制单位修改规划，重新征求意见和论证后再行报送。',
    ],
    closing: '此函。',
  },
}
