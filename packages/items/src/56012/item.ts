import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, decisionInTwenty, delivery, localOpinion, review } from '../_blocks/clocks.ts'
import { constructionObligations } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  ...guide,
  entity: 'TBCrpAiMainEntity',
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'project.projectBudget' },
  variables: {},
  clocks: [localOpinion, acceptance, review, decisionInTwenty, delivery],
  form,
  viewer,
  access,
  process,
  reply,
  obligations: constructionObligations('project.period'),
}
