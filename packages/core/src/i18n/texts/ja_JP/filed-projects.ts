import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/filed-projects.ts'

export const texts: Translation<typeof chinese> = {
  title: '届出プロジェクト',
  import: '届出プロジェクトの取り込み',
  importHint:
    '省級文物部門が承認した工事の技術方案は、承認後10営業日以内に国家文物局へ届け出ます。同じ文書番号・プロジェクトは更新されます。',
  province: '省',
  unitName: '文化財保護単位',
  projectName: 'プロジェクト名',
  approvalNumber: '承認文書番号',
  approvedOn: '承認日',
  approvedFrom: '承認日（から）',
  approvedTo: '承認日（まで）',
  approvingBody: '承認機関',
  budget: '予算（万元）',
  designUnit: '設計機関',
  filedOn: '届出日',
  file: '決定文書',
  withFile: 'あり',
  withoutFile: 'なし',
  keyword: 'キーワード',
  keywordPlaceholder: 'プロジェクト、単位、番号、設計機関',
  openFile: '決定文書を見る',
  uploadFile: '決定文書をアップロード',
  replaceFile: '決定文書を差し替え',
  uploaded: '決定文書をアップロードしました。',
  empty: '届出プロジェクトはまだありません',
}
