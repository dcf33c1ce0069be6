import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode, unitNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [applicant, , plan, content, funding, letter] = form.sections

/** Tree of the project viewer for the three-defence annual plan (specification §2.6). */
export const viewer: ViewerNode[] = [
  sectionNode('getThreeAnnualBasicInfo', [plan!, applicant!, letter!], {
    key: 'basic',
    title: text('三防年度计划基本信息', 'Basic information'),
  }),
  unitNode,
  sectionNode('getProjectContent', [content!]),
  sectionNode('getBudgetExplain', [funding!]),
  attachmentsNode,
]
