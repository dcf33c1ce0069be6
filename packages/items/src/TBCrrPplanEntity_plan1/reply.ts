import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../_blocks/reply.ts'

/** In the paragraphs of real replies: consent in principle, a qualified author, climate (domain.md §4 G, 文物博函〔2020〕1144号 read as facts). */
export const reply: ReplyDraft = {
  approve: {
    title: '关于{tbcrrPplanPage.projectName}立项的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、原则同意{tbcrrPplanPage.projectName}立项，涉及文物{relics.culCangpinLevelAll}，其中一级文物{relics.culCangpinLevel1}。',
      '二、请你局指导收藏单位委托或者联合具有相应资质的单位，在深入调查和检测分析的基础上编制保护修复方案，并按程序报批；方案批准前不得实施修复。',
      '三、请收藏单位做好文物日常养护，控制保存环境，防止病害发展。',
      '四、本批复不代表经费安排；申请国家文物保护专项资金的，按有关规定办理。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{tbcrrPplanPage.projectName}立项的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意{tbcrrPplanPage.projectName}立项。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导收藏单位改善保存环境，加强监测，条件成熟后再行申报。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
}
