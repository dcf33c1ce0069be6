import { text } from '@wenwu/core/i18n/text'
import { filingSchema } from '@wenwu/core/papers/schemas'
import { filedFacts, filedPairs, materialsBlock, receiverOf } from '../filed.ts'
import { definePaper } from '../kind.ts'

/** What an applicant keeps of the filing. It is not yet an acceptance. */
export const paper = definePaper({
  name: text('收件回执', 'Receipt of filing', { ja_JP: '収受票', ko_KR: '접수 확인증' }),
  frozenAt: ['submission'],
  needs: ['form', 'applicant-materials'],
  data: filingSchema,
  collect: async (source) => ({
    ...filedFacts(source),
    receivedBy: await receiverOf(source),
    materials: source.materials,
  }),
  write: (data) => ({
    title: '收件回执',
    blocks: [
      filedPairs(data, data.receivedBy ? [['收件机关', data.receivedBy]] : []),
      { kind: 'heading', text: '收到的申请材料' },
      materialsBlock(data.materials),
      { kind: 'paragraph', text: '本回执由平台在提交时生成，证明已收到上列申请和材料；是否受理另行告知。' },
    ],
  }),
})
