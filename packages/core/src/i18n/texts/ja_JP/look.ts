import type { texts as chinese } from '../zh_CN/look.ts'
import type { Translation } from '../../translation.ts'

export const texts: Translation<typeof chinese> = {
  title: '案件情報',
  sections: '目次',
  openCase: '案件を開く',
  toCases: '案件一覧へ戻る',
  ownTree: 'この事項の目次で表示',
  noId: 'アドレスに案件の識別子（id）がありません。案件一覧または案件画面から開いてください。',
  gone: 'この案件は存在しないか、閲覧する権限がありません。アドレスの識別子（id）を確認してください。',
  notOfMatter: 'この事項にこの項目はありません。',
  notFilledIn: 'この項目はまだ記入されていません。',
  noFiles: '申請書類はまだ提出されていません。',
  unknownCode: '種別コード「{code}」は登録されていないため、「{tree}」の目次で表示しています。',
  otherCode: '種別コード「{code}」の目次は「{tree}」です。この案件の事項は「{item}」です。',
}
