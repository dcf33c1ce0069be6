import { text } from '@wenwu/core/i18n/text'
import type { Material } from '@wenwu/core/item/model'
import { agentLetter, byApplicant, provinceLetter } from '../_blocks/materials.ts'

/** The material catalogue of the guide; nothing that has no bearing on the matter may be asked for (行政许可法 31条). */
export const materials: Material[] = [
  {
    key: 'application',
    name: text('申请文件', 'Application letter', { ja_JP: '申請文書', ko_KR: '신청 공문' }),
    by: 'applicant',
    required: true,
    channel: byApplicant,
    paperCopies: 1,
    types: ['pdf', 'ofd'],
  },
  agentLetter,
  provinceLetter(false),
]
