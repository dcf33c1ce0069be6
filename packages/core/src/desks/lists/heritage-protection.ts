import { text } from '../../i18n/text.ts'
import { applicationFilters, applicationPresets, defineDesk } from '../desk.ts'

/** 文物保护: works on and around heritage units, and security. */
export const desk = defineDesk({
  of: 'cases',
  group: 'applications',
  position: 30,
  title: text('文物保护', 'Heritage protection', { ja_JP: '文化財保護', ko_KR: '문화재 보호' }),
  pageSize: 10,
  matters: {
    categories: ['protection-works', 'construction', 'safety'],
    except: ['plan', 'initiation'],
  },
  presets: applicationPresets,
  filters: applicationFilters,
})
