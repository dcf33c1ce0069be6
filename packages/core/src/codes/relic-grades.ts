import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Grades of collection relics (文物藏品定级标准), specification §3. */
export const relicGrades: CodeList = {
  id: 'relic-grade',
  entries: [
    { code: '1', name: text('一级', 'Grade one') },
    { code: '2', name: text('二级', 'Grade two') },
    { code: '3', name: text('三级', 'Grade three') },
    { code: '4', name: text('一般', 'General') },
    { code: '5', name: text('未定级', 'Unrated') },
  ],
}
