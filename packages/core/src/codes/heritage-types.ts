import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Types of heritage sites and of companies, specification §3; full names as the lists of protected units have them. */
export const heritageTypes: CodeList = {
  id: 'heritage-type',
  entries: [
    { code: '1', name: text('古遗址', 'Ancient site') },
    { code: '2', name: text('古墓葬', 'Ancient tomb') },
    { code: '3', name: text('古建筑', 'Ancient building') },
    { code: '4', name: text('石窟寺及石刻', 'Grotto temple and stone carving') },
    { code: '5', name: text('近现代重要史迹及代表性建筑', 'Modern historic site or building') },
    { code: '6', name: text('世界文化遗产', 'World cultural heritage') },
    { code: '7', name: text('其他', 'Other') },
  ],
}
