import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/authorisations.ts'

export const texts: Translation<typeof chinese> = {
  title: '委任',
  intro:
    '出張・休暇中、所属機関の同僚に自分の処理待ちを委任できます。期日に自動で終了し、いつでも取り消せます。同僚は自分の役割で処理できる段階だけを処理し、記録に「代」と残ります。',
  add: '委任を追加',
  deputy: '受任者',
  items: '事項',
  allItems: 'すべての事項',
  fromOn: '開始日',
  toOn: '終了日',
  'state-coming': '開始前',
  'state-running': '有効',
  'state-over': '終了',
  'state-revoked': '取消済み',
  revoke: '取り消す',
  revokeTitle: '{name}への委任を取り消しますか？',
  revokeText: '取り消すと、{name}は代わりに処理できなくなります。',
  none: '委任はまだありません。',
  added: '委任を保存しました',
  revoked: '委任を取り消しました',
  itemsHint: '選ばない場合はすべての事項',
  revokedBy: '{name}が取消し',
  uncovered: '{name}は「{roles}」の役割を持たないため、その処理待ちは代行できません。',
}
