import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode, unitNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [applicant, , project, compilation, consultation, letter] = form.sections

/** Tree of the project viewer for protection planning (specification §2.6). */
export const viewer: ViewerNode[] = [
  sectionNode('tBBdAcController/getProtectionPlanningInformation', [project!, applicant!, letter!], {
    key: 'basic',
    title: text('保护规划基本信息', 'Basic information'),
  }),
  unitNode,
  sectionNode('getOrganizationalManagement', [compilation!]),
  sectionNode('getProgramPlanningProposal', [consultation!]),
  attachmentsNode,
]
