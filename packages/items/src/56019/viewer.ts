import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [collection, project, laboratory, relics, sampling, letter] = form.sections

/** Tree of the project viewer for sampling; specification §2.6 has none, the calls are those of like contents (our assumption). */
export const viewer: ViewerNode[] = [
  sectionNode('getBasicInfor', [project!, collection!, letter!], { key: 'basic', title: text('取样分析基本信息', 'Basic information') }),
  sectionNode('getOrganizationalManagement', [laboratory!]),
  sectionNode('getCulturalRelicData', [relics!]),
  sectionNode('getCulturalRelicExamine', [sampling!]),
  attachmentsNode,
]
