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
  code: '56005',
  entity: 'TBCrpAiMainEntity',
  aliases: ['TBCrpAi'],
  name: text(
    '省级和全国重点文物保护单位保护范围内其他建设工程或者爆破、钻探、挖掘等作业审批',
    'Construction, blasting, drilling or digging inside the protection range of a national or provincial heritage unit',
    {
      ja_JP: '全国重点・省級文化財保護単位の保護範囲内における建設工事または発破・ボーリング・掘削などの審査',
      ko_KR: '전국중점·성급 문화유산 보호단위 보호구역 안의 건설공사 또는 발파·시추·굴착 등 작업 심사',
    },
  ),
  shortName: text('保护范围涉建', 'Works in the range', { ja_JP: '保護範囲内の工事', ko_KR: '보호구역 내 공사' }),
  category: 'construction',
  applicants: ['legal-entity'],
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'project.projectBudget' },
  variables: { punitLevel: 'unit.punitLevel', workKind: 'project.workKind' },
  clocks: [acceptance, review, decisionInTwenty, delivery],
  form,
  viewer,
  materials,
  guide,
  access,
  process,
  reply,
}
