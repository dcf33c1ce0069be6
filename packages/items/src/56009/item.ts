import type { ItemSource } from '@wenwu/core/item/model'
import { delivery } from '../_blocks/clocks.ts'
import { excavationObligations } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { text } from './texts.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  ...guide,
  entity: 'TBCrpWpMainEntity',
  columns: { title: 'project.projectName', unitName: 'project.punitName', money: 'funding.projectFunding' },
  variables: { waters: 'project.waters', isJoint: 'joint.isJoint' },
  clocks: [
    {
      key: 'decision',
      name: text('审批期限（自收到申请材料之日起）', 'Time to decide, from the receipt'),
      unit: 'calendar-day',
      length: 30,
      basis: text('《水下文物保护管理条例》（2022）第十一条', 'Regulation on Underwater Relics (2022), art. 11'),
    },
    delivery,
  ],
  form,
  viewer,
  access,
  process,
  reply,
  obligations: excavationObligations('project.period'),
}
