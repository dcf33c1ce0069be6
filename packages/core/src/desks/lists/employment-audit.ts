import { text } from '../../i18n/text.ts'
import { applicationFilters, applicationPresets, defineDesk } from '../desk.ts'

/** 从业资质审核: who may do works on heritage units. Single practitioners are no matter of the catalogue yet. */
export const desk = defineDesk({
  of: 'cases',
  group: 'applications',
  position: 52,
  title: text('从业资质审核', 'Qualifications', { ja_JP: '従事資格の審査', ko_KR: '종사 자격 심사' }),
  pageSize: 10,
  matters: { categories: ['qualification'] },
  presets: applicationPresets,
  filters: applicationFilters,
})
