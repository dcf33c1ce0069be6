import { text } from '../i18n/text.ts'

export const permissions = {
  'task.handle': text('办理待办（含补正后重新提交）', 'Act on tasks (resubmission included)', {
    ja_JP: '処理待ちの処理（補正後の再提出を含む）',
    ko_KR: '처리 대기 처리(보완 후 재제출 포함)',
  }),
  'task.inbox': text('查看待办、已办列表', 'See the lists of open and done tasks', {
    ja_JP: '処理待ち・処理済み一覧の閲覧',
    ko_KR: '처리 대기·처리 완료 목록 보기',
  }),
  'task.lead': text('转交、接办本机关他人的待办', 'Transfer and take over the tasks of others in one’s authority', {
    ja_JP: '所属機関の他の人の処理待ちの引き継ぎ',
    ko_KR: '소속 기관 다른 사람의 처리 대기 이관·인수',
  }),
} as const
