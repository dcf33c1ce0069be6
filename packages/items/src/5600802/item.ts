import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, answerWithin, decisionOnExcavation, delivery, review } from '../_blocks/clocks.ts'
import { excavationObligations } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  ...guide,
  entity: 'TBCrpWpMainEntity',
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'funding.projectFunding' },
  variables: { purpose: 'project.purpose', punitLevel: 'unit.punitLevel', digArea: 'project.digArea' },
  correction: answerWithin,
  clocks: [acceptance, review, decisionOnExcavation, delivery],
  form,
  viewer,
  access,
  process,
  reply,
  obligations: excavationObligations('project.period', 'project.startedOn'),
}
