import type { Material } from '@wenwu/core/item/guide'
import { relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { agentLetter, assessmentReport, fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { loanPiecesSheet } from '../_samples/collections.ts'
import { heritageLaw, heritageRegulation } from '../_blocks/law.ts'
import { text } from './texts.ts'

/** What 56017 asks for. */
export const materials: Material[] = [
  requestLetter,
  fromApplicant('agreement', text('借用协议草案', 'Draft loan agreement'), heritageLaw('第五十六条'), {
    paperCopies: 1,
    help: text(
      '写明文物清单、用途、起止日期、包装运输、点交、展出条件、保险和赔偿责任。',
      'List, purpose, dates, packing and transport, hand-over, display, insurance, liability.',
    ),
  }),
  { ...relicFile, sample: loanPiecesSheet, basis: heritageLaw('第五十八条') },
  fromApplicant('condition', text('文物现状和安全评估报告', 'Report on the condition and safety of the pieces'), 'assumption', {
    help: text(
      '由出借单位组织专业人员论证是否适宜展出和运输，并提出保管、展出、包装运输建议。',
      'By professionals of the lender: whether the pieces can be shown and moved, with advice on keeping, display, packing and transport.',
    ),
  }),
  fromApplicant('venue', text('借用单位场馆和安全设施说明', 'Venue and security of the borrower'), heritageRegulation('第三十条'), {
    help: text(
      '包括安防、消防、展柜、温湿度和照明条件，以及保管人员。',
      'Security, fire protection, cases, climate, light and the people in charge.',
    ),
  }),
  fromApplicant('exhibitionPlan', text('展览方案', 'Plan of the exhibition'), heritageLaw('第五十六条')),
  fromApplicant('borrower', text('借用单位法人登记证明', 'Registration of the borrower'), 'assumption'),
  agentLetter,
  provinceOpinion,
  assessmentReport,
]
