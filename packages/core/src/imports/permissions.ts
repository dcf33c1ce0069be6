import { text } from '../i18n/text.ts'

export const permissions = {
  'import.run': text('导入数据', 'Import data', { ja_JP: 'データの取り込み', ko_KR: '데이터 가져오기' }),
} as const
