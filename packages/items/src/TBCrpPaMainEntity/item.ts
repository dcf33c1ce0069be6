import { text } from '@wenwu/core/i18n/text'
import type { ItemSource } from '@wenwu/core/item/model'
import { acceptance, decisionInTwenty, delivery, review } from '../_blocks/clocks.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { materials } from './materials.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

export const item: ItemSource = {
  code: 'TBCrpPaMainEntity',
  entity: 'TBCrpPaMainEntity',
  aliases: ['TBCrpPa'],
  name: text('全国重点文物保护单位文物保护工程立项', 'Initiation of protection works on a national key heritage unit', {
    ja_JP: '全国重点文化財保護単位の保護工事の立案',
    ko_KR: '전국중점 문화유산 보호단위 보호공사 입안',
  }),
  shortName: text('保护工程立项', 'Works initiation', { ja_JP: '保護工事の立案', ko_KR: '보호공사 입안' }),
  category: 'protection-works',
  applicants: ['legal-entity'],
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'funding.projectFunding' },
  variables: { asksSpecialFund: 'funding.asksSpecialFund', projectFunding: 'funding.projectFunding' },
  clocks: [acceptance, review, decisionInTwenty, delivery],
  form,
  viewer,
  materials,
  guide,
  access,
  process,
  reply,
}
