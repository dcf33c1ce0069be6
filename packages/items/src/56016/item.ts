import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, delivery, review } from '../_blocks/clocks.ts'
import { exhibitionReport, exhibitionReturn } from '../_blocks/obligations.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { text } from './texts.ts'
import { viewer } from './viewer.ts'

/** The bureau is that of the organiser's province. */
export const item: ItemSource = {
  ...guide,
  entity: 'TB56016Entity',
  columns: { title: 'exhibition.exhibitionName', money: 'relics.insuranceTotal' },
  variables: { isLocal: 'exhibition.isLocal', needsStateCouncil: 'relics.needsStateCouncil' },
  clocks: [
    acceptance,
    review,
    {
      key: 'decision',
      name: text('审批期限（自国家文物局收到申请之日起）', 'Time to decide, from the receipt by the national bureau'),
      unit: 'working-day',
      length: 30,
      basis: text('《文物保护法实施条例》（2017）第四十八条', 'Implementing Regulation of the Heritage Law (2017), art. 48'),
    },
    delivery,
  ],
  form,
  viewer,
  access,
  process,
  reply,
  obligations: [exhibitionReturn('exhibition.abroadPeriod'), exhibitionReport],
}
