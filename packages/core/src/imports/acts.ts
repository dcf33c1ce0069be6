import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  check: text('检查导入文件', 'Check a file to import', { ja_JP: '取り込みファイルの確認', ko_KR: '가져올 파일 검사' }),
  list: text('查看导入记录', 'List imports', { ja_JP: '取り込み記録の表示', ko_KR: '가져오기 기록 보기' }),
  get: text('查看导入进度', 'See an import', { ja_JP: '取り込みの進捗表示', ko_KR: '가져오기 진행 보기' }),
  start: text('开始导入', 'Start an import', { ja_JP: '取り込みの開始', ko_KR: '가져오기 시작' }),
  problems: text('下载导入问题', 'Download the problems of an import', {
    ja_JP: '取り込みの問題をダウンロード',
    ko_KR: '가져오기 문제 내려받기',
  }),
  template: text('下载导入表格', 'Download an empty workbook', {
    ja_JP: '取り込み表のダウンロード',
    ko_KR: '가져오기 표 내려받기',
  }),
  filedProjects: text('导入备案项目', 'Import filed projects', {
    ja_JP: '届出プロジェクトの取り込み',
    ko_KR: '신고 사업 가져오기',
  }),
  qualifiedUnits: text('导入资质单位', 'Import qualified units', { ja_JP: '資格機関の取り込み', ko_KR: '자격 기관 가져오기' }),
  finished: text('导入结束', 'Import ended', { ja_JP: '取り込みの終了', ko_KR: '가져오기 종료' }),
} satisfies ActNames<typeof contract>
