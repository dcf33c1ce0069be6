import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查看任务配置列表', 'List settings of steps', { ja_JP: '割り当て設定一覧の表示', ko_KR: '업무 배정 설정 목록 보기' }),
  get: text('查看任务配置', 'See settings of a step', { ja_JP: '割り当て設定の表示', ko_KR: '업무 배정 설정 보기' }),
  people: text('查找环节办理人', 'Find people of a step', { ja_JP: '段階の担当者の検索', ko_KR: '단계 담당자 찾기' }),
  unattended: text('查看无人可办的待办', 'See tasks that no account can act on', {
    ja_JP: '担当者のいない処理待ちの表示',
    ko_KR: '담당자 없는 업무 보기',
  }),
  save: text('修改任务配置', 'Change settings of a step', { ja_JP: '割り当て設定の変更', ko_KR: '업무 배정 설정 수정' }),
} satisfies ActNames<typeof contract>
