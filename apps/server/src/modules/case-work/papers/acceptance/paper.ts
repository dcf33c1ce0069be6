import { z } from 'zod'
import { text } from '@wenwu/core/i18n/text'
import { address, filedFacts, filedShape } from '../filed.ts'
import { definePaper } from '../kind.ts'

/** The dated voucher of acceptance (行政许可法 32条二款). A second acceptance on the way up is no news to the applicant. */
export const paper = definePaper({
  name: text('受理通知书', 'Notice of acceptance', { ja_JP: '受理通知書', ko_KR: '접수 통지서' }),
  frozenAt: ['accept'],
  isDue: ({ record, act }) => record.accepted_at?.getTime() === act.at.getTime(),
  needs: ['form'],
  data: z.object({ ...filedShape, issuer: z.string() }),
  collect: (source) => ({ ...filedFacts(source), issuer: source.issuer }),
  write: (data) => ({
    title: '受理通知书',
    issuer: data.issuer,
    isStamped: true,
    blocks: [
      ...address(data),
      {
        kind: 'paragraph',
        isIndented: true,
        text: '经审查，申请材料齐全、符合法定形式，根据《中华人民共和国行政许可法》第三十二条，现予受理。办理期限自本通知书载明之日起计算。',
      },
      { kind: 'paragraph', isIndented: true, text: '特此通知。' },
    ],
  }),
})
