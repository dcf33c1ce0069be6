import type { ViewerNode } from '@wenwu/core/item/model'
import { text } from '@wenwu/core/i18n/text'
import { attachmentsNode, sectionNode, unitNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'

const [applicant, , scheme, urgency, risk, works, design, funding, history, letter] = form.sections

/** Tree of the project viewer for safety protection works (specification §2.6). */
export const viewer: ViewerNode[] = [
  sectionNode('getSafeBasicInfor', [scheme!, applicant!, letter!], {
    key: 'basic',
    title: text('安全防护工程基本信息', 'Basic information'),
  }),
  unitNode,
  sectionNode('getRiskAssessment', [risk!]),
  sectionNode('getProjectContent', [works!]),
  sectionNode('getConditionalMeasures', [urgency!]),
  sectionNode('getOrganizationalManagement', [design!]),
  sectionNode('getBudgetExplain', [funding!]),
  sectionNode('getImplementaProgress', [history!]),
  attachmentsNode,
]
