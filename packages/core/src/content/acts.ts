import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  kinds: text('查看内容类型', 'List kinds of content', { ja_JP: 'コンテンツ種別の表示', ko_KR: '콘텐츠 유형 보기' }),
  query: text('查看内容列表', 'List content', { ja_JP: 'コンテンツ一覧の表示', ko_KR: '콘텐츠 목록 보기' }),
  export: text('导出内容列表', 'Export content', { ja_JP: 'コンテンツ一覧のエクスポート', ko_KR: '콘텐츠 목록 내보내기' }),
  get: text('查看内容', 'See a text', { ja_JP: 'コンテンツの表示', ko_KR: '콘텐츠 보기' }),
  version: text('查看内容版本', 'See a version of a text', { ja_JP: 'コンテンツの版の表示', ko_KR: '콘텐츠 판 보기' }),
  create: text('新增内容', 'Begin a text', { ja_JP: 'コンテンツの作成', ko_KR: '콘텐츠 추가' }),
  save: text('保存内容草稿', 'Save a draft of a text', { ja_JP: 'コンテンツの下書き保存', ko_KR: '콘텐츠 초안 저장' }),
  move: text('提交、审核、发布或撤回内容', 'Submit, review, publish or withdraw a text', {
    ja_JP: 'コンテンツの提出・審査・公開・取下げ',
    ko_KR: '콘텐츠 제출·검토·게시·회수',
  }),
  discard: text('放弃内容草稿', 'Drop a draft of a text', { ja_JP: 'コンテンツの下書きの破棄', ko_KR: '콘텐츠 초안 삭제' }),
  upload: text('上传内容文件', 'Upload a file of a text', {
    ja_JP: 'コンテンツのファイルをアップロード',
    ko_KR: '콘텐츠 파일 올리기',
  }),
  openUpload: text('开始分片上传内容文件', 'Begin an upload in parts of a file of a text', {
    ja_JP: 'コンテンツのファイルの分割アップロードの開始',
    ko_KR: '콘텐츠 파일의 분할 업로드 시작',
  }),
  completeUpload: text('完成分片上传内容文件', 'Finish an upload in parts of a file of a text', {
    ja_JP: 'コンテンツのファイルの分割アップロードの完了',
    ko_KR: '콘텐츠 파일의 분할 업로드 완료',
  }),
  fileLink: text('打开内容文件', 'Open a file of a text', { ja_JP: 'コンテンツのファイルを開く', ko_KR: '콘텐츠 파일 열기' }),
} satisfies ActNames<typeof contract>
