import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Grades of qualified units: 甲乙丙 for design and supervision, 一二三 for works. */
export const qualificationGrades: CodeList = {
  id: 'qualification-grade',
  entries: [
    { code: 'A', name: text('甲级', 'Class A', { ja_JP: '甲級', ko_KR: '갑급' }) },
    { code: 'B', name: text('乙级', 'Class B', { ja_JP: '乙級', ko_KR: '을급' }) },
    { code: 'C', name: text('丙级', 'Class C', { ja_JP: '丙級', ko_KR: '병급' }) },
    { code: '1', name: text('一级', 'Grade one', { ja_JP: '一級', ko_KR: '1급' }) },
    { code: '2', name: text('二级', 'Grade two', { ja_JP: '二級', ko_KR: '2급' }) },
    { code: '3', name: text('三级', 'Grade three', { ja_JP: '三級', ko_KR: '3급' }) },
  ],
}
