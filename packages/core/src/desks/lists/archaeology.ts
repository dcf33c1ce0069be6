import { text } from '../../i18n/text.ts'
import { applicationFilters, applicationPresets, defineDesk } from '../desk.ts'

/** 考古发掘. */
export const desk = defineDesk({
  of: 'cases',
  group: 'applications',
  position: 20,
  title: text('考古发掘', 'Archaeology', { ja_JP: '考古発掘', ko_KR: '고고 발굴' }),
  pageSize: 10,
  matters: { categories: ['archaeology'] },
  presets: applicationPresets,
  filters: applicationFilters,
})
