import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, answerWithin, decisionInTwenty, delivery, localOpinion, review } from '../_blocks/clocks.ts'
import { schemeDraft } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  ...guide,
  entity: 'TBCrpPaMainEntity',
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'funding.projectFunding' },
  variables: { asksSpecialFund: 'funding.asksSpecialFund', projectFunding: 'funding.projectFunding' },
  clocks: [localOpinion, acceptance, review, decisionInTwenty, delivery],
  correction: answerWithin,
  form,
  viewer,
  access,
  process,
  listing: { isInitiation: true },
  reply,
  obligations: [schemeDraft],
}
