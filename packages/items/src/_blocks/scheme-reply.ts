import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import type { ReplyDraft } from '@wenwu/core/item/model'
import { refusalRemedies, refusalRemediesToApplicant } from './reply.ts'

/** Replies on schemes of the special fund's projects, of the national bureau and of a province; `conditions` are two paragraphs of the matter. */
export function schemeReply(name: string, [work, afterwards]: readonly [string, string]): ReplyDraft {
  const title = `关于{${name}}方案的批复`
  return {
    approve: {
      title,
      body: [
        '你局{reference}收悉。经研究，我局批复如下：',
        `一、原则同意{${name}}方案。`,
        `二、请你局指导收藏单位进一步完善方案后实施。${work}`,
        `三、请你局加强项目和资金使用的监督检查。${afterwards}`,
      ],
      closing: '此复。',
    },
    reject: {
      title,
      body: [
        '你局{reference}收悉。经研究，我局批复如下：',
        `一、不同意{${name}}方案。理由如下：`,
        reasonsPlaceholder,
        '二、请你局指导收藏单位修改方案后再行申报。',
        refusalRemedies,
      ],
      closing: '此复。',
    },
    province: {
      approve: {
        title,
        body: [
          `你单位报来的{${name}}方案收悉。经研究，我局批复如下：`,
          `一、原则同意{${name}}方案。`,
          `二、请进一步完善方案后实施。${work}`,
          `三、请严格执行预算，专款专用。${afterwards}`,
        ],
        closing: '此复。',
      },
      reject: {
        title,
        body: [
          `你单位报来的{${name}}方案收悉。经研究，我局批复如下：`,
          `一、不同意{${name}}方案。理由如下：`,
          reasonsPlaceholder,
          '二、请按照上述意见修改方案后再行申报。',
          refusalRemediesToApplicant,
        ],
        closing: '此复。',
      },
    },
  }
}
