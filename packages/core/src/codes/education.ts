import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Specification §3 gives the codes 01 to 05 without names; the names are our assumption, highest first. */
export const educationLevels: CodeList = {
  id: 'education',
  entries: [
    { code: '01', name: text('博士研究生', 'Doctorate', { ja_JP: '博士課程修了', ko_KR: '박사' }) },
    { code: '02', name: text('硕士研究生', "Master's degree", { ja_JP: '修士課程修了', ko_KR: '석사' }) },
    { code: '03', name: text('大学本科', "Bachelor's degree", { ja_JP: '大学卒業', ko_KR: '학사' }) },
    { code: '04', name: text('大学专科', 'College diploma', { ja_JP: '短期大学（専科）卒業', ko_KR: '전문학사' }) },
    {
      code: '05',
      name: text('高中（中专）及以下', 'Secondary school or below', { ja_JP: '高校（中等専門学校）以下', ko_KR: '고졸(중등전문) 이하' }),
    },
  ],
}
