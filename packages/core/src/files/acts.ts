import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  upload: text('上传文件', 'Upload a file', { ja_JP: 'ファイルのアップロード', ko_KR: '파일 올리기' }),
  openUpload: text('开始分片上传', 'Begin an upload in parts', { ja_JP: '分割アップロードの開始', ko_KR: '분할 업로드 시작' }),
  uploadPart: text('上传文件分片', 'Upload a part of a file', { ja_JP: 'ファイルの一部をアップロード', ko_KR: '파일 일부 올리기' }),
  uploadStatus: text('查询上传进度', 'Ask how far an upload is', { ja_JP: 'アップロード状況の照会', ko_KR: '업로드 진행 조회' }),
  completeUpload: text('完成分片上传', 'Finish an upload in parts', { ja_JP: '分割アップロードの完了', ko_KR: '분할 업로드 완료' }),
  abandonUpload: text('取消分片上传', 'Give an upload in parts up', {
    ja_JP: '分割アップロードの取り消し',
    ko_KR: '분할 업로드 취소',
  }),
  remove: text('删除文件', 'Remove a file', { ja_JP: 'ファイルの削除', ko_KR: '파일 삭제' }),
  uploadEdited: text('传回修改后的文件', 'Hand back an edited file', {
    ja_JP: '編集したファイルの差し戻し',
    ko_KR: '편집한 파일 돌려보내기',
  }),
  versions: text('查看文件的历史版本', 'See earlier versions of a file', {
    ja_JP: 'ファイルの以前の版の表示',
    ko_KR: '파일의 이전 판 보기',
  }),
  link: text('取得文件链接', 'Get a file link', { ja_JP: 'ファイルリンクの取得', ko_KR: '파일 링크 받기' }),
  open: text('打开文件', 'Open a file', { ja_JP: 'ファイルを開く', ko_KR: '파일 열기' }),
  listOfCase: text('查看材料列表', 'List the files of a case', { ja_JP: '書類一覧の表示', ko_KR: '서류 목록 보기' }),
  download: text('下载文件', 'Download a file', { ja_JP: 'ファイルのダウンロード', ko_KR: '파일 다운로드' }),
  zip: text('打包下载材料', 'Download the files of a case', { ja_JP: '書類の一括ダウンロード', ko_KR: '서류 일괄 다운로드' }),
  picture: text('查看图片', 'See a picture', { ja_JP: '画像の表示', ko_KR: '그림 보기' }),
} satisfies ActNames<typeof contract>
