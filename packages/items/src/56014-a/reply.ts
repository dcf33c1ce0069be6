import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies, refusalRemediesToApplicant } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{scheme.schemeName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、原则同意{scheme.schemeName}。',
      '二、请你局指导方案编制单位按照本批复修改完善方案，由你局核准后实施。',
      '三、施工应当遵守不改变文物原状和最小干预的原则，尽可能使用原材料、原工艺；发现新的情况需要变更方案的，按原审批程序报批。',
      '四、请你局加强工程管理，确定具有相应资质的施工、监理单位，确保文物和人员安全；竣工后及时组织验收，工程资料归档。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{scheme.schemeName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意{scheme.schemeName}。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导有关单位做好{unit.punitName}的日常保养和险情监测，补充勘察、修改方案后再行报批。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
  province: {
    approve: {
      title: '关于{scheme.schemeName}的批复',
      body: [
        '你单位报来的{scheme.schemeName}收悉。经研究，我局批复如下：',
        '一、原则同意{scheme.schemeName}。',
        '二、请按照本批复修改完善方案后实施；发现新的情况需要变更方案的，报我局批准。',
        '三、请委托具有相应资质的施工、监理单位承担工程，遵守不改变文物原状和最小干预的原则，确保文物和人员安全。',
        '四、竣工后及时申请验收，工程资料归档。',
      ],
      closing: '此复。',
    },
    reject: {
      title: '关于{scheme.schemeName}的批复',
      body: [
        '你单位报来的{scheme.schemeName}收悉。经研究，我局批复如下：',
        '一、不同意{scheme.schemeName}。理由如下：',
        reasonsPlaceholder,
        '二、请做好{unit.punitName}的日常保养和险情监测，补充勘察、修改方案后再行报批。',
        refusalRemediesToApplicant,
      ],
      closing: '此复。',
    },
  },
}
