import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  upload: text('上传基础数据附件', 'Upload a file of the basic data', {
    ja_JP: '基礎データの添付ファイルのアップロード',
    ko_KR: '기초 데이터 첨부 파일 올리기',
  }),
  link: text('打开基础数据附件', 'Open a file of the basic data', {
    ja_JP: '基礎データの添付ファイルを開く',
    ko_KR: '기초 데이터 첨부 파일 열기',
  }),
} satisfies ActNames<typeof contract>
