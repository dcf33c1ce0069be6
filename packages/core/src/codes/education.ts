import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Specification §3 gives the codes 01 to 05 without names; the names are our assumption, highest first. */
export const educationLevels: CodeList = {
  id: 'education',
  entries: [
    { code: '01', name: text('博士研究生', 'Doctorate') },
    { code: '02', name: text('硕士研究生', "Master's degree") },
    { code: '03', name: text('大学本科', "Bachelor's degree") },
    { code: '04', name: text('大学专科', 'College diploma') },
    { code: '05', name: text('高中（中专）及以下', 'Secondary school or below') },
  ],
}
