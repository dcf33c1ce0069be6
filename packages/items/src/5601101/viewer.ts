import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [applicant, body, qualification, staff, equipment, works, contact] = form.sections

/** Tree of the viewer for qualifications; §2.6 has no layout of its own for them. */
export const viewer: ViewerNode[] = [
  sectionNode('getBasicInfor', [qualification!, applicant!, body!, contact!], {
    key: 'basic',
    title: text('资质申请基本信息', 'Basic information'),
  }),
  sectionNode('getOrganizationalManagement', [staff!]),
  sectionNode('getConditionalMeasures', [equipment!]),
  sectionNode('getImplementaProgress', [works!]),
  attachmentsNode,
]
