import type { ViewerNode } from '@wenwu/core/item/model'
import { archaeologyNode, protectionNode } from '../_blocks/construction-viewer.ts'
import { attachmentsNode, sectionNode, unitNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [developer, , project, landscape, , , letter] = form.sections

/** Tree of the project viewer for construction-related projects (specification §2.6). */
export const viewer: ViewerNode[] = [
  sectionNode('tBBdAcController/getWadeBuildingProjectInformation', [project!, developer!, letter!], {
    key: 'basic',
    title: text('涉建项目基本信息', 'Basic information'),
  }),
  unitNode,
  sectionNode('getRiskAssessment', [landscape!]),
  protectionNode,
  archaeologyNode,
  attachmentsNode,
]
