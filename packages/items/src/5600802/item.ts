import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, answerWithin, delivery, review } from '../_blocks/clocks.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { text } from './texts.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  ...guide,
  entity: 'TBCrpWpMainEntity',
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'funding.projectFunding' },
  variables: { purpose: 'project.purpose', punitLevel: 'unit.punitLevel', digArea: 'project.digArea' },
  correction: answerWithin,
  clocks: [
    acceptance,
    review,
    {
      key: 'decision',
      name: text('审批期限', 'Time to decide'),
      unit: 'working-day',
      length: 30,
      warnAt: 5,
      basis: text('《文物保护法实施条例》（2017）第二十四条', 'Implementing Regulation of the Heritage Law (2017), art. 24'),
    },
    delivery,
  ],
  form,
  viewer,
  access,
  process,
  reply,
}
