import type { ReplyDraft } from '@wenwu/core/item/model'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import { refusalRemediesToApplicant } from '../_blocks/reply.ts'

export const reply: ReplyDraft = {
  approve: {
    title: '关于{exhibition.exhibitionName}的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、批准{applicant.applicantName}与{partner.partnerName}举办{exhibition.exhibitionName}，展览时间为{exhibition.exhibitionPeriod}，展品{relics.culCangpinLevelAll}（{relics.culturalRelicList.culName}），其中一级文物{relics.culCangpinLevel1}。',
      '二、展品出境、复进境应当由{partner.appraisalOffice}逐件审核、登记和查验；海关凭本批复放行。未经批准，不得延期、增加展地或者调换展品。',
      '三、承办单位应当与境外方签订展览协议，落实包装、运输、点交、保险和展出安全责任，派员随展；出现危及文物安全情形的，立即采取措施并报告。',
      '四、展览结束后，展品应当按期运回；承办单位应当在复进境后3个月内提交结项报告。',
    ],
    closing: '此复。',
  },
  reject: {
    title: '关于{exhibition.exhibitionName}的批复',
    body: [
      '{reference}收悉。经研究，现批复如下：',
      '一、不批准举办{exhibition.exhibitionName}。理由如下：',
      reasonsPlaceholder,
      '二、未经批准，有关文物不得出境。',
      refusalRemediesToApplicant,
    ],
    closing: '此复。',
  },
}
