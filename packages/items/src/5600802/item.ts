import { text } from '@wenwu/core/i18n/text'
import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, delivery, review } from '../_blocks/clocks.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { materials } from './materials.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  code: '5600802',
  entity: 'TBCrpWpMainEntity',
  aliases: ['56008-b', '56008', 'TBCrpWp'],
  name: text('考古发掘计划审批（一般事项）', 'Excavation plan (ordinary matter)', {
    ja_JP: '発掘計画の審査（一般事項）',
    ko_KR: '발굴 계획 심사(일반 사항)',
  }),
  shortName: text('考古发掘计划', 'Excavation plan', { ja_JP: '発掘計画', ko_KR: '발굴 계획' }),
  category: 'archaeology',
  applicants: ['legal-entity'],
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'funding.projectFunding' },
  variables: { purpose: 'project.purpose', punitLevel: 'unit.punitLevel', digArea: 'project.digArea' },
  clocks: [
    acceptance,
    review,
    {
      key: 'decision',
      name: text('审批期限', 'Time to decide', { ja_JP: '審査期間', ko_KR: '심사 기한' }),
      unit: 'working-day',
      length: 30,
      warnAt: 5,
      basis: text('《文物保护法实施条例》（2017）第二十四条', 'Implementing Regulation of the Heritage Law (2017), art. 24', {
        ja_JP: '「文物保護法実施条例」（2017）第24条',
        ko_KR: '「문물보호법 실시조례」(2017) 제24조',
      }),
    },
    delivery,
  ],
  form,
  viewer,
  materials,
  guide,
  access,
  process,
  reply,
}
