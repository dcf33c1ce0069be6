import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, decisionInTwenty, delivery, filing, review } from '../_blocks/clocks.ts'
import { worksObligations } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  ...guide,
  entity: 'TBCrpEsMainEntity',
  columns: { title: 'scheme.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'funding.projectBudget' },
  variables: { level: 'scheme.approvalLevel' },
  clocks: [acceptance, review, decisionInTwenty, delivery, filing],
  form,
  viewer,
  access,
  process,
  reply,
  obligations: worksObligations('works.period', 'urgency.emergencyStart'),
}
