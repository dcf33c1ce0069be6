import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Nature of a standard (ClassCode StandardNatureCode), by the Standardization Law. */
export const standardNatures: CodeList = {
  id: 'standard-nature',
  entries: [
    { code: '1', name: text('强制性', 'Mandatory', { ja_JP: '強制', ko_KR: '강제성' }) },
    { code: '2', name: text('推荐性', 'Recommended', { ja_JP: '推奨', ko_KR: '권장성' }) },
    { code: '3', name: text('指导性', 'Guidance', { ja_JP: '指導', ko_KR: '지도성' }) },
  ],
}
