import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, asTarget, decisionInTwenty, delivery, review } from '../_blocks/clocks.ts'
import { schemeDraft } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

/** The initiation is no licence: the law sets no time, the clocks are targets. The bureau is that of the collection's province. */
export const item: ItemSource = {
  ...guide,
  entity: 'TBCrrPplanEntity_plan1',
  columns: { title: 'tbcrrPplanPage.projectName', money: 'tbcrrPplanPage.projectBudget' },
  variables: {},
  clocks: [acceptance, review, decisionInTwenty, delivery].map(asTarget),
  form,
  viewer,
  access,
  process,
  listing: { isInitiation: true },
  reply,
  obligations: [schemeDraft],
}
