import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'

const [applicant, matter, letter] = form.sections

/** Specification §2.6 has no tree for what has no matter of its own; the calls are those of like contents (our assumption). */
export const viewer: ViewerNode[] = [
  sectionNode('getProjectContent', [matter!]),
  sectionNode('getBasicInfor', [applicant!, letter!]),
  attachmentsNode,
]
