import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [applicant, certificate, change, staff, contact] = form.sections

/** Tree of the viewer for qualifications; §2.6 has no layout of its own for them. */
export const viewer: ViewerNode[] = [
  sectionNode('getBasicInfor', [certificate!, applicant!, contact!], {
    key: 'basic',
    title: text('资质变更基本信息', 'Basic information'),
  }),
  sectionNode('getProjectContent', [change!]),
  sectionNode('getOrganizationalManagement', [staff!]),
  attachmentsNode,
]
