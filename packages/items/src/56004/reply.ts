import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemedies } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{project.projectName}涉及{unit.punitName}原址保护措施的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、原则同意{project.projectName}涉及{unit.punitName}的原址保护措施。',
      '二、请指导建设单位进一步细化原址保护措施和监测、应急方案，经你局核准后实施；措施落实前，工程不得开工。',
      '三、工程范围内有可能埋藏文物的，应当事先完成考古调查、勘探；需要考古发掘的，另行履行报批手续。',
      '四、工程位于{unit.punitName}保护范围内的，应当依法履行《中华人民共和国文物保护法》第二十八条规定的批准程序。',
      '五、请你局监督原址保护措施的实施。施工中文物出现险情的，应当立即停工、采取措施并报告。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{project.projectName}涉及{unit.punitName}原址保护措施的批复',
    body: [
      '你局{reference}收悉。经研究，我局批复如下：',
      '一、不同意{project.projectName}涉及{unit.punitName}的原址保护措施。理由如下：',
      reasonsPlaceholder,
      '二、请你局指导建设单位重新论证选址，尽可能避开{unit.punitName}。',
      refusalRemedies,
    ],
    closing: '此复。',
  },
}
