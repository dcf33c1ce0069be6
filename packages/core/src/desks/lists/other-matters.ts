import { text } from '../../i18n/text.ts'
import { applicationFilters, applicationPresets, defineDesk } from '../desk.ts'

/** 其他事项: what is applied for by the free form. */
export const desk = defineDesk({
  of: 'cases',
  group: 'applications',
  position: 55,
  title: text('其他事项', 'Other matters', { ja_JP: 'その他の事項', ko_KR: '기타 사항' }),
  pageSize: 10,
  matters: { categories: ['other'] },
  presets: applicationPresets,
  filters: applicationFilters,
})
