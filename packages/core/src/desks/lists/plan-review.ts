import { text } from '../../i18n/text.ts'
import { applicationFilters, applicationPresets, defineDesk } from '../desk.ts'

/** 计划方案评审: conservation plans, and what is proposed before a scheme is drawn up. */
export const desk = defineDesk({
  of: 'cases',
  group: 'applications',
  position: 50,
  title: text('计划方案评审', 'Plan and scheme review', { ja_JP: '計画・方案の審査', ko_KR: '계획·방안 심의' }),
  pageSize: 10,
  matters: { categories: ['planning'], marks: ['initiation'] },
  presets: applicationPresets,
  filters: applicationFilters,
})
