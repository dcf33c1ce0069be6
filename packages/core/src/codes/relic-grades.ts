import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Grades of collection relics (文物藏品定级标准), specification §3. */
export const relicGrades: CodeList = {
  id: 'relic-grade',
  entries: [
    { code: '1', name: text('一级', 'Grade one', { ja_JP: '一級', ko_KR: '1급' }) },
    { code: '2', name: text('二级', 'Grade two', { ja_JP: '二級', ko_KR: '2급' }) },
    { code: '3', name: text('三级', 'Grade three', { ja_JP: '三級', ko_KR: '3급' }) },
    { code: '4', name: text('一般', 'General', { ja_JP: '一般', ko_KR: '일반' }) },
    { code: '5', name: text('未定级', 'Unrated', { ja_JP: '未評価', ko_KR: '미지정' }) },
  ],
}
