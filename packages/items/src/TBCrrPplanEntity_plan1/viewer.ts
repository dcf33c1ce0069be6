import type { ViewerNode } from '@wenwu/core/item/model'
import { attachmentsNode, planTime, sectionNode } from '../_blocks/viewer.ts'
import { form } from './form.ts'
import { text } from './texts.ts'

const [collection, project, relics, content, budget, letter] = form.sections

/** Tree of the project viewer for the repair plan and its plan book (specification §2.6). */
export const viewer: ViewerNode[] = [
  {
    ...sectionNode('getBasicInfor', [project!, collection!, letter!], {
      key: 'basic',
      title: text('修复计划基本信息', 'Basic information'),
    }),
    entities: ['tbcrrPplanPage'],
    ...planTime('tbcrrPplanPage'),
  },
  sectionNode('getCollectionSchedule', [relics!]),
  sectionNode('getProgramPlanningProposal', [content!]),
  sectionNode('getBudgetExplain', [budget!]),
  attachmentsNode,
]
