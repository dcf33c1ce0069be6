import { text } from '../../i18n/text.ts'
import { applicationFilters, applicationPresets, defineDesk } from '../desk.ts'

/** 年度计划: the projects proposed for the plans of a year. */
export const desk = defineDesk({
  of: 'cases',
  group: 'applications',
  position: 10,
  title: text('年度项目申报', 'Yearly project applications', { ja_JP: '年度事業の申請', ko_KR: '연차 사업 신청' }),
  pageSize: 10,
  matters: { marks: ['plan'] },
  presets: applicationPresets,
  filters: applicationFilters,
})
