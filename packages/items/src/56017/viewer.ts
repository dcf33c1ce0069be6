import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [lender, borrower, loan, relics, letter] = form.sections

/** Tree of the project viewer for loans; specification §2.6 has none, the calls are those of like contents (our assumption). */
export const viewer: ViewerNode[] = [
  sectionNode('getBasicInfor', [loan!, lender!, letter!], { key: 'basic', title: text('借用基本信息', 'Basic information') }),
  sectionNode('getOrganizationalManagement', [borrower!]),
  sectionNode('getCulturalRelicData', [relics!]),
  attachmentsNode,
]
