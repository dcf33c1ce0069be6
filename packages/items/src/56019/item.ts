import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, decisionInTwenty, delivery, review } from '../_blocks/clocks.ts'
import { analysisReport } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

/** The bureau is that of the collection's province. */
export const item: ItemSource = {
  ...guide,
  entity: 'TB56019Entity',
  columns: { title: 'project.projectName' },
  variables: {},
  clocks: [acceptance, review, decisionInTwenty, delivery],
  form,
  viewer,
  access,
  process,
  reply,
  obligations: [analysisReport('project.period')],
}
