import { text } from '../i18n/text.ts'

export const permissions = {
  'case.apply': text('新建、填写、提交申请', 'Begin, fill in and submit applications', {
    ja_JP: '申請の作成・入力・提出',
    ko_KR: '신청 작성·제출',
  }),
  'case.search': text('查询职责范围内的申请', 'Search the cases of one’s scope', {
    ja_JP: '職務範囲の申請の検索',
    ko_KR: '직무 범위의 신청 조회',
  }),
  'case.void': text('作废办件', 'Void cases', { ja_JP: '案件の取消し', ko_KR: '민원 건 무효 처리' }),
  'case.reopen': text('重新办理已办结的办件', 'Take concluded cases up again', {
    ja_JP: '完了した案件の再処理',
    ko_KR: '종결된 민원 건 다시 처리',
  }),
  'case.migrate': text('将办件迁移到事项的其他版本', 'Take running cases to another version of their item', {
    ja_JP: '案件を事項の別の版へ移行',
    ko_KR: '민원 건을 사무의 다른 버전으로 이전',
  }),
  'case.jump': text('将办件跳转到指定环节', 'Move cases to a step by hand', {
    ja_JP: '案件を指定の段階へ移す',
    ko_KR: '민원 건을 지정 단계로 이동',
  }),
} as const
