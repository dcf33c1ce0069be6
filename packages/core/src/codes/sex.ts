import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Specification §3. */
export const sexes: CodeList = {
  id: 'sex',
  entries: [
    { code: '01', name: text('男', 'Male', { ja_JP: '男', ko_KR: '남' }) },
    { code: '02', name: text('女', 'Female', { ja_JP: '女', ko_KR: '여' }) },
  ],
}
