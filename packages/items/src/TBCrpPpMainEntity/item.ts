import type { ClockDefinition, ItemSource } from '@wenwu/core/item/model'
import { acceptance, answerWithin, decisionInTwenty, delivery, review } from '../_blocks/clocks.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { text } from './texts.ts'
import { viewer } from './viewer.ts'

/** The law sets no time for this matter: what would be limits of a licence are internal targets here (domain.md §4 C). */
function asTarget({ extension: _, ...clock }: ClockDefinition): ClockDefinition {
  return {
    ...clock,
    length: null,
    target: clock.length ?? undefined,
    basis: text('法律未规定期限，按内部目标提醒', 'No statutory time; an internal target'),
  }
}

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
  reply,
}
