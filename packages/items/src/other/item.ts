import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, answerWithin, asTarget, decisionInTwenty, delivery, review } from '../_blocks/clocks.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

/** No law sets a time for what is not named: the clocks are targets (our assumption). The bureau is that of the province named: a person has no unit that tells one. */
export const item: ItemSource = {
  ...guide,
  entity: 'TBOtherEntity',
  columns: { title: 'matter.subject', region: 'matter.region' },
  variables: { level: 'matter.approvalLevel' },
  clocks: [acceptance, review, decisionInTwenty, delivery].map(asTarget),
  correction: answerWithin,
  form,
  viewer,
  access,
  process,
  reply,
}
