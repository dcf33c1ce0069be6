import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, decisionInTwenty, delivery } from '../_blocks/clocks.ts'
import { samplesReturn } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  ...guide,
  entity: 'TBCrpWpMainEntity',
  columns: { title: 'project.projectName' },
  variables: {},
  clocks: [acceptance, decisionInTwenty, delivery],
  form,
  viewer,
  access,
  process,
  reply,
  obligations: [samplesReturn('analysis.period')],
}
