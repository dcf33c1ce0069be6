import type { CodeList } from '../codes/code-list.ts'
import { guideCategories, type GuideCategory } from '../item/categories.ts'
import { text, type Text } from '../i18n/text.ts'

/** What the groups of the catalogue are called. */
export const guideCategoryNames: Readonly<Record<GuideCategory, Text>> = {
  'protection-works': text('文物保护工程', 'Protection works', { ja_JP: '文化財保護工事', ko_KR: '문화유산 보호공사' }),
  construction: text('涉及文物的建设工程', 'Construction near heritage', {
    ja_JP: '文化財に関わる建設工事',
    ko_KR: '문화유산 관련 건설공사',
  }),
  planning: text('保护规划', 'Conservation planning', { ja_JP: '保護計画', ko_KR: '보호 계획' }),
  archaeology: text('考古发掘', 'Archaeology', { ja_JP: '考古発掘', ko_KR: '고고 발굴' }),
  collections: text('馆藏文物', 'Museum collections', { ja_JP: '館蔵文化財', ko_KR: '소장 문화유산' }),
  'entry-exit': text('文物进出境', 'Entry and exit of relics', { ja_JP: '文化財の出入国', ko_KR: '문화유산 반출입' }),
  safety: text('安全防护', 'Safety and security', { ja_JP: '安全防護', ko_KR: '안전 방호' }),
  qualification: text('资质资格', 'Qualifications', { ja_JP: '資格認定', ko_KR: '자격' }),
  other: text('其他', 'Other', { ja_JP: 'その他', ko_KR: '기타' }),
}

/** The groups as a code list, by code or name in imported files. */
export const guideCategoryList: CodeList = {
  id: 'guide-category',
  entries: guideCategories.map((code) => ({ code, name: guideCategoryNames[code] })),
}
