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
  code: 'TemplateItem',
  entity: 'TemplateEntity',
  aliases: [],
  name: text('示例事项', 'Sample item', { ja_JP: '見本の事項', ko_KR: '예시 사무' }),
  shortName: text('示例事项', 'Sample item', { ja_JP: '見本の事項', ko_KR: '예시 사무' }),
  category: 'protection-works',
  applicants: ['legal-entity'],
  columns: { title: 'project.projectName', unitName: 'unit.punitName', region: 'unit.region', money: 'project.projectFunding' },
  variables: {},
  clocks: [acceptance, review, decisionInTwenty, delivery],
  form,
  viewer,
  materials,
  guide,
  access,
  process,
  reply,
}
