import type { ViewerNode } from '@wenwu/core/item/model'
import { excavationFundingNode, excavationPeopleNode, siteProtectionNode, surveyNode } from '../_blocks/excavation-viewer.ts'
import { attachmentsNode, sectionNode, unitNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [applicant, , project, , years, , , , , letter] = form.sections

/** Tree of the project viewer for archaeological plans (specification §2.6); its basic call is the one GET of §7.3. */
export const viewer: ViewerNode[] = [
  sectionNode('getKgBascicInfo', [project!, applicant!, letter!], { key: 'basic', title: text('考古工作基本信息', 'Basic information') }),
  { ...unitNode, title: text('工作对象', 'Object of the work') },
  surveyNode,
  sectionNode('getWorkArrangements', [years!]),
  excavationFundingNode,
  excavationPeopleNode,
  siteProtectionNode,
  attachmentsNode,
]
