import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode, unitNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [applicant, , scheme, urgency, risk, works, design, funding, history, letter] = form.sections

const basic = sectionNode('getSafeBasicInfor', [scheme!, applicant!, letter!], {
  key: 'basic',
  title: text('安全防护工程基本信息', 'Basic information'),
})

/** Tree of the project viewer for safety protection works (specification §2.6). Its basic call has all that specification §3 names of them. */
export const viewer: ViewerNode[] = [
  {
    ...basic,
    sections: [...basic.sections, works!.key, funding!.key],
    layout: [
      ...basic.layout,
      { kind: 'pairs', fields: ['projectBudget'], title: text('工程概要', 'The works in short') },
      { kind: 'paragraph', field: 'mainComposition' },
      { kind: 'paragraph', field: 'objectAndScope' },
    ],
  },
  unitNode,
  sectionNode('getRiskAssessment', [risk!]),
  sectionNode('getProjectContent', [works!]),
  sectionNode('getConditionalMeasures', [urgency!]),
  sectionNode('getOrganizationalManagement', [design!]),
  sectionNode('getBudgetExplain', [funding!]),
  sectionNode('getImplementaProgress', [history!]),
  attachmentsNode,
]
