import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, decisionInTwenty, delivery, review } from '../_blocks/clocks.ts'
import { collectionObligations } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

/** The bureau is that of the collection's province. */
export const item: ItemSource = {
  ...guide,
  entity: 'TBCrrRsMainEntity',
  columns: { title: 'tbCrrSzhMainEntity.schemeName', money: 'tbCrrSzhMainEntity.projectBudget' },
  variables: {},
  clocks: [acceptance, review, decisionInTwenty, delivery],
  form,
  viewer,
  access,
  process,
  reply,
  obligations: collectionObligations('tbCrrSzhMainEntity.planEndTime'),
}
