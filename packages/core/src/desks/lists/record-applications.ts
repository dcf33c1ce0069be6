import { text } from '../../i18n/text.ts'
import { applicationFilters, applicationPresets, defineDesk } from '../desk.ts'

/** 备案申请: what ends in a record at the national bureau instead of a licence. */
export const desk = defineDesk({
  of: 'cases',
  group: 'applications',
  position: 60,
  title: text('备案申请', 'Record applications', { ja_JP: '届出申請', ko_KR: '신고 신청' }),
  pageSize: 30,
  matters: { marks: ['filing'] },
  presets: applicationPresets,
  filters: applicationFilters,
})
