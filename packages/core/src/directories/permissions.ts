import { text } from '../i18n/text.ts'

export const permissions = {
  'directory.manage': text('维护基础数据（资质单位等）', 'Keep the basic data: qualified units and others', {
    ja_JP: '基礎データの管理（資格機関など）',
    ko_KR: '기초 데이터 관리(자격 기관 등)',
  }),
} as const
