import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{unit.punitName}{relocation.action}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、原则同意因实施{project.projectName}对{unit.punitName}{relocation.action}。',
      '二、请按照《中华人民共和国文物保护法》第三十一条的规定履行省级人民政府批准程序；批准前不得动工。',
      '三、实施前应当完成全面测绘和影像记录，建立完整档案；迁移工程的勘察设计方案另行报批，由具有相应资质的单位承担。',
      '四、具有收藏价值的壁画、雕塑、建筑构件等，由你局指定文物收藏单位收藏。请你局对实施全过程监督，并将批准文件和实施结果报我局备案。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{unit.punitName}{relocation.action}的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意对{unit.punitName}{relocation.action}。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导建设单位调整建设方案，对{unit.punitName}实施原址保护。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
}
