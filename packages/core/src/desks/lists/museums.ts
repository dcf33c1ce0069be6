import { text } from '../../i18n/text.ts'
import { applicationFilters, applicationPresets, defineDesk } from '../desk.ts'

/** 博物馆: collections, and what enters and leaves the country. */
export const desk = defineDesk({
  of: 'cases',
  group: 'applications',
  position: 40,
  title: text('博物馆', 'Museums', { ja_JP: '博物館', ko_KR: '박물관' }),
  pageSize: 10,
  matters: { categories: ['collections', 'entry-exit'], except: ['plan', 'initiation'] },
  presets: applicationPresets,
  filters: applicationFilters,
})
