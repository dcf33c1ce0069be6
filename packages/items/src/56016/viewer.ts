import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [organizer, exhibition, partner, relics, letter] = form.sections

/** Tree of the project viewer for exhibitions abroad; specification §2.6 has none, the calls are those of like contents (our assumption). */
export const viewer: ViewerNode[] = [
  sectionNode('getBasicInfor', [exhibition!, organizer!, letter!], { key: 'basic', title: text('展览基本信息', 'Basic information') }),
  sectionNode('getOrganizationalManagement', [partner!]),
  sectionNode('getCulturalRelicData', [relics!]),
  attachmentsNode,
]
