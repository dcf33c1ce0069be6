import type { ActNames } from '../audit/act-names.ts'
import { text } from '../i18n/text.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查看故障任务', 'List failed jobs', { ja_JP: '障害タスク一覧の表示', ko_KR: '장애 작업 목록 보기' }),
  figures: text('查看故障任务数', 'Count failed jobs', { ja_JP: '障害タスク数の表示', ko_KR: '장애 작업 수 보기' }),
  retry: text('重新执行故障任务', 'Run a failed job again', { ja_JP: '障害タスクの再実行', ko_KR: '장애 작업 다시 실행' }),
  close: text('关闭故障任务', 'Close a failed job', { ja_JP: '障害タスクのクローズ', ko_KR: '장애 작업 종료' }),
} satisfies ActNames<typeof contract>
