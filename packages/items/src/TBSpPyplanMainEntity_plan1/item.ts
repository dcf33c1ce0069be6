import type { ItemSource } from '@wenwu/core/item/model'
import { planClocks } from '../_blocks/annual-plan.ts'
import { answerWithin } from '../_blocks/clocks.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  ...guide,
  entity: 'TBSpPyplanMainEntity_plan1',
  columns: { title: 'plan.billName', unitName: 'unit.punitName', region: 'unit.region', money: 'funding.projectFunding' },
  variables: {},
  clocks: planClocks,
  correction: answerWithin,
  form,
  viewer,
  access,
  process,
  listing: { plan: 'security' },
  reply,
}
