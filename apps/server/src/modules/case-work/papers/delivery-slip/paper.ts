import { z } from 'zod'
import { text } from '@wenwu/core/i18n/text'
import { findDocumentOfCase } from '../../documents/index.ts'
import { addressee, filedFacts, filedShape } from '../filed.ts'
import { definePaper } from '../kind.ts'

/** The slip that goes out with the reply and comes back signed; what happens at the delivery is written by hand. */
export const paper = definePaper({
  name: text('送达回证', 'Delivery slip', { ja_JP: '送達証明書', ko_KR: '송달 증명서' }),
  frozenAt: ['issue'],
  needs: ['reply-issued'],
  data: z.object({ ...filedShape, issuer: z.string(), document: z.string(), documentNumber: z.string() }),
  collect: async (source) => {
    const document = await findDocumentOfCase(source.db, source.record.id)
    return { ...filedFacts(source), issuer: source.issuer, document: document?.title ?? '', documentNumber: document?.number ?? '' }
  },
  write: (data) => ({
    title: '送达回证',
    issuer: data.issuer,
    blocks: [
      {
        kind: 'pairs',
        rows: [
          ['项目名称', data.title],
          ['送达文书', data.document],
          ['文号', data.documentNumber],
          ['受送达人', addressee(data)],
        ],
      },
      { kind: 'blanks', labels: ['送达地点', '送达方式', '收到日期', '受送达人签名或者盖章', '代收人签名和代收理由', '送达人', '备注'] },
    ],
  }),
})
