import { text } from '@wenwu/core/i18n/text'
import type { ClockDefinition, ItemSource } from '@wenwu/core/item/model'
import { acceptance, decisionInTwenty, delivery, review } from '../_blocks/clocks.ts'
import { access } from './access.ts'
import { form } from './form.ts'
import { guide } from './guide.ts'
import { materials } from './materials.ts'
import { process } from './process.ts'
import { reply } from './reply.ts'
import { viewer } from './viewer.ts'

/** The law sets no time for this matter: what would be limits of a licence are internal targets here (domain.md §4 C). */
function asTarget({ extension: _, ...clock }: ClockDefinition): ClockDefinition {
  return {
    ...clock,
    length: null,
    target: clock.length ?? undefined,
    basis: text('法律未规定期限，按内部目标提醒', 'No statutory time; an internal target', {
      ja_JP: '法定期間なし、内部目標により通知',
      ko_KR: '법정 기한 없음, 내부 목표로 알림',
    }),
  }
}

export const item: ItemSource = {
  code: 'TBCrpPpMainEntity',
  entity: 'TBCrpPpMainEntity',
  aliases: ['TBCrpPp'],
  name: text('全国重点文物保护单位保护规划立项', 'Initiation of a conservation plan for a national key heritage unit', {
    ja_JP: '全国重点文化財保護単位の保護計画の立案',
    ko_KR: '전국중점 문화유산 보호단위 보호계획 입안',
  }),
  shortName: text('保护规划立项', 'Plan initiation', { ja_JP: '保護計画の立案', ko_KR: '보호계획 입안' }),
  category: 'planning',
  applicants: ['legal-entity'],
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'compilation.projectFunding' },
  variables: {},
  clocks: [acceptance, review, decisionInTwenty, delivery].map(asTarget),
  form,
  viewer,
  materials,
  guide,
  access,
  process,
  reply,
}
