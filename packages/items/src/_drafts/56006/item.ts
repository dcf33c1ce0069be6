import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, decisionInTwenty, delivery, review } from '../../_blocks/clocks.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

/** @public read by the tests of all drafts */
export const item: ItemSource = {
  ...guide,
  entity: 'TB56006Entity',
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'project.projectFunding' },
  variables: {},
  clocks: [acceptance, review, decisionInTwenty, delivery],
  form,
  viewer,
  access,
  process,
  reply,
}
