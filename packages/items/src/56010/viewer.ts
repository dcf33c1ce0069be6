import type { ViewerNode } from '@wenwu/core/item/model'
import { archaeologyNode, constructionNode, worksNode } from '../_blocks/construction-viewer.ts'
import { attachmentsNode, sectionNode, unitNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'

/** Tree of the project viewer for construction-related projects (specification §2.6). */
export const viewer: ViewerNode[] = [
  constructionNode,
  unitNode,
  worksNode,
  sectionNode('getConditionalMeasures', [form.sections[3]!]),
  archaeologyNode,
  attachmentsNode,
]
