import type { ViewerNode } from '@wenwu/core/item/model'
import { excavationFundingNode, excavationPeopleNode, siteProtectionNode } from '../_blocks/excavation-viewer.ts'
import { attachmentsNode, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [applicant, project, joint, , , , , letter] = form.sections

/** Tree of the project viewer for archaeological plans (specification §2.6); its basic call is the one GET of §7.3. */
export const viewer: ViewerNode[] = [
  sectionNode('getKgBascicInfo', [project!, applicant!, letter!], { key: 'basic', title: text('水下考古基本信息', 'Basic information') }),
  sectionNode('getProjectObject', [joint!]),
  excavationFundingNode,
  excavationPeopleNode,
  siteProtectionNode,
  attachmentsNode,
]
