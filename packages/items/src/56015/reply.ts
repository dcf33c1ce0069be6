import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../_blocks/reply.ts'

/** In the paragraphs of real replies: consent, changes, file and acceptance within three months (domain.md §4 G, 文物博函〔2022〕784号 read as facts). */
export const reply: ReplyDraft = {
  approve: {
    title: '关于{tbCrrSzhMainEntity.schemeName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、原则同意{tbCrrSzhMainEntity.schemeName}，涉及文物{relics.culCangpinLevelAll}（{relics.culturalRelicList.culName}），其中一级文物{relics.culCangpinLevel1}。',
      '二、请你局指导收藏单位和承担单位进一步完善方案，由你局核准后实施；实施中应当控制保存环境，确保文物安全，不得改变文物原状或者对文物造成损害。',
      '三、请收藏单位做好全过程记录，建立完整的工作档案；需要改变技术路线、数量或者用途的，另行报批。',
      '四、请你局加强监督检查，完成后及时组织验收，并在完成之日起3个月内将工作报告和验收意见报我局备案。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{tbCrrSzhMainEntity.schemeName}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意{tbCrrSzhMainEntity.schemeName}。理由如下：',
      reasonsPlaceholder,
      '二、未经批准，不得修复、复制、拓印上述文物；请你局指导收藏单位改善保存条件，修改方案后再行报批。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
}
