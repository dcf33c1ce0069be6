import { z } from 'zod'
import { text } from '@wenwu/core/i18n/text'
import { address, filedFacts, filedShape, stampOf } from '../filed.ts'
import { definePaper } from '../kind.ts'

/** The dated voucher that an application is not accepted, with reasons and remedies (行政许可法 32、38条; 行政复议法 2023 20条; 行政诉讼法 46条). */
export const paper = definePaper({
  name: text('不予受理通知书', 'Notice of non-acceptance', { ja_JP: '不受理通知書', ko_KR: '불접수 통지서' }),
  frozenAt: ['refuse-acceptance'],
  needs: ['reasons'],
  data: z.object({ ...filedShape, issuer: z.string(), reason: z.string() }),
  collect: (source) => ({ ...filedFacts(source), issuer: source.issuer, reason: source.act.words }),
  write: (data) => ({
    title: '不予受理通知书',
    issuer: data.issuer,
    stamp: stampOf(data),
    blocks: [
      ...address(data),
      { kind: 'paragraph', isIndented: true, text: `经审查，不予受理。理由：${data.reason}` },
      {
        kind: 'paragraph',
        isIndented: true,
        text: '对本决定不服的，可以自收到本通知书之日起六十日内依法申请行政复议，或者自收到之日起六个月内依法提起行政诉讼。',
      },
    ],
  }),
})
