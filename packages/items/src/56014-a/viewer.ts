import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode, unitNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [applicant, , scheme, urgency, survey, works, design, funding, history, letter] = form.sections

/** Tree of the project viewer for engineering schemes (specification §2.6). */
export const viewer: ViewerNode[] = [
  sectionNode('tBBdAcController/getProjectSchemeBasicInformation', [scheme!, applicant!, letter!], {
    key: 'basic',
    title: text('工程方案基本信息', 'Basic information'),
  }),
  unitNode,
  sectionNode('preservationStatusSurvey', [survey!]),
  sectionNode('getProjectContent', [works!]),
  sectionNode('getRiskAssessment', [urgency!]),
  sectionNode('getOrganizationalManagement', [design!]),
  sectionNode('getBudgetExplain', [funding!]),
  sectionNode('getImplementaProgress', [history!]),
  attachmentsNode,
]
