import { text } from '../i18n/text.ts'
import type { CodeList } from './code-list.ts'

/** Types of heritage sites and of companies, specification §3; full names as the lists of protected units have them. */
export const heritageTypes: CodeList = {
  id: 'heritage-type',
  entries: [
    { code: '1', name: text('古遗址', 'Ancient site', { ja_JP: '古遺跡', ko_KR: '고유적' }) },
    { code: '2', name: text('古墓葬', 'Ancient tomb', { ja_JP: '古墓', ko_KR: '고분' }) },
    { code: '3', name: text('古建筑', 'Ancient building', { ja_JP: '古建築', ko_KR: '고건축' }) },
    { code: '4', name: text('石窟寺及石刻', 'Grotto temple and stone carving', { ja_JP: '石窟寺院・石刻', ko_KR: '석굴사원·석각' }) },
    {
      code: '5',
      name: text('近现代重要史迹及代表性建筑', 'Modern historic site or building', {
        ja_JP: '近現代の重要史跡・代表的建造物',
        ko_KR: '근현대 주요 사적·대표 건축물',
      }),
    },
    { code: '6', name: text('世界文化遗产', 'World cultural heritage', { ja_JP: '世界文化遺産', ko_KR: '세계문화유산' }) },
    { code: '7', name: text('其他', 'Other', { ja_JP: 'その他', ko_KR: '기타' }) },
  ],
}
