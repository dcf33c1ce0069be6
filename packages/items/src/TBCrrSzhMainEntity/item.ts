import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, asTarget, decisionInTwenty, delivery, filing, review } from '../_blocks/clocks.ts'
import { collectionObligations } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

/** A project, no licence: the law sets no time, the clocks are targets. The bureau is that of the collection's province. */
export const item: ItemSource = {
  ...guide,
  entity: 'TBCrrSzhMainEntity',
  columns: { title: 'tbCrrSzhMainEntity.schemeName', money: 'tbCrrSzhMainEntity.projectBudget' },
  variables: { level: 'tbCrrSzhMainEntity.approvalLevel' },
  clocks: [acceptance, review, decisionInTwenty, filing, delivery].map(asTarget),
  form,
  viewer,
  access,
  process,
  reply,
  obligations: collectionObligations('tbCrrSzhMainEntity.planEndTime'),
}
