import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, answerWithin, asTarget, decisionInTwenty, delivery, review } from '../_blocks/clocks.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  ...guide,
  entity: 'TBCrpPpMainEntity',
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'compilation.projectFunding' },
  variables: {},
  clocks: [acceptance, review, decisionInTwenty, delivery].map(asTarget),
  correction: answerWithin,
  form,
  viewer,
  access,
  process,
  listing: { isInitiation: true },
  reply,
}
