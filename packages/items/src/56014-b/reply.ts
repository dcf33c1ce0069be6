import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies, refusalRemediesToApplicant } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{scheme.schemeName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、原则同意{scheme.schemeName}。',
      '二、请你局指导方案编制单位进一步核实防护对象和范围，优化设备选型、布点和管线敷设，由你局核准后实施。',
      '三、施工不得改变文物原状，不得在文物本体上随意开孔、钉挂；与修缮工程同期的，统筹工序和脚手架。',
      '四、请你局加强施工管理和涉密资料管理，竣工后组织检测、验收，落实日常运行维护。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{scheme.schemeName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意{scheme.schemeName}。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导有关单位落实人防措施和用火用电管理，修改方案后再行报批。',
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
        '二、请按照本批复修改完善方案后实施，设备、管线不得破坏文物本体和历史风貌。',
        '三、竣工后组织检测并申请验收，落实日常运行维护和涉密资料管理。',
      ],
      closing: '此复。',
    },
    reject: {
      title: '关于{scheme.schemeName}的批复',
      body: [
        '你单位报来的{scheme.schemeName}收悉。经研究，我局批复如下：',
        '一、不同意{scheme.schemeName}。理由如下：',
        reasonsPlaceholder,
        '二、请落实人防措施和用火用电管理，修改方案后再行报批。',
        refusalRemediesToApplicant,
      ],
      closing: '此复。',
    },
  },
}
