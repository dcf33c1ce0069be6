import type { ViewerNode } from '@wenwu/core/item/model'
import { archaeologyNode, constructionNode, impactNode, protectionNode, worksNode } from '../_blocks/construction-viewer.ts'
import { attachmentsNode, unitNode } from '../_blocks/viewer.ts'

/** Tree of the project viewer for construction-related projects (specification §2.6). */
export const viewer: ViewerNode[] = [constructionNode, unitNode, worksNode, impactNode, protectionNode, archaeologyNode, attachmentsNode]
