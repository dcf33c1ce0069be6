import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/bell.ts'

export const texts: Translation<typeof chinese> = {
  title: '通知',
  'kind-case-accepted': '受理されました',
  'kind-case-deemed-accepted': '期間内に決定がなく、法により受理とみなされました',
  'kind-case-extended': '処理期間が延長されました',
  'kind-case-suspended': '処理期間が停止されました',
  'kind-escalated': '{date} 期限の処理が未了のため、責任者に通知しました',
  'kind-part-ended': '依頼元はご意見を待たないことにしました。理由は案件をご覧ください',
  'kind-answer-overdue': '{date} 期限：専門家または評価機関が未回答です',
  'kind-case-correction': '補正のため返却',
  'kind-correction-due': '補正の期限：{date}',
  'kind-correction-overdue': '補正の期限（{date}）を過ぎました',
  'kind-case-not-accepted': '不受理',
  'kind-case-decided': '決定文書が発出されました',
  decided: '{outcome}（{number}）',
  'kind-assigned': '新しい処理待ちが割り当てられました',
  'kind-returned': 'ご担当の段階に戻りました',
  'kind-urged': '督促がありました。早めに処理してください',
  'kind-due-soon': '{date} が期限です（未処理）',
  unread: '（未読）',
  readAll: 'すべて既読にする',
  none: '通知はまだありません。申請の進み、担当に回った案件、期限が近い処理待ちをここでお知らせします。',
  loadFailed: '通知を読み込めませんでした',
  more: '以前の通知',
  kept: '直近 {days} 日間の {n} 件を保存します。',
}
