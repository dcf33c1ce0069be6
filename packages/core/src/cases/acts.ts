import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  search: text('检索办件', 'Search cases by words', { ja_JP: '案件の検索（語句）', ko_KR: '민원 건 검색(단어)' }),
  query: text('查询办件', 'Search cases', { ja_JP: '案件の検索', ko_KR: '민원 건 조회' }),
  countPresets: text('统计办件列表各标签', 'Count the tabs of a case list', {
    ja_JP: '案件一覧のタブ別件数',
    ko_KR: '민원 건 목록 탭별 건수',
  }),
  export: text('导出办件列表', 'Export cases', { ja_JP: '案件一覧のエクスポート', ko_KR: '민원 건 목록 내보내기' }),
  exportByAddress: text('按地址导出办件列表', 'Export cases by an address', {
    ja_JP: 'URL による案件一覧のエクスポート',
    ko_KR: '주소로 민원 건 목록 내보내기',
  }),
  get: text('查看办件', 'See a case', { ja_JP: '案件の表示', ko_KR: '민원 건 보기' }),
  createDraft: text('新建申请', 'Begin an application', { ja_JP: '申請の作成', ko_KR: '신청 작성 시작' }),
  saveDraft: text('保存申请', 'Save an application', { ja_JP: '申請の保存', ko_KR: '신청 저장' }),
  lastApplication: text('查看上次申请的申请单位信息', 'See who applied last time', {
    ja_JP: '前回の申請者情報の表示',
    ko_KR: '지난 신청의 신청인 정보 보기',
  }),
  draftVersions: text('查看保留的版本', 'See kept versions', { ja_JP: '保持した版の表示', ko_KR: '보관된 판 보기' }),
  draftVersion: text('查看一个保留的版本', 'See one kept version', { ja_JP: '保持した版を一つ表示', ko_KR: '보관된 판 하나 보기' }),
  deleteDraft: text('删除草稿', 'Delete a draft', { ja_JP: '下書きの削除', ko_KR: '임시저장 삭제' }),
  check: text('检查申请', 'Check an application', { ja_JP: '申請の確認', ko_KR: '신청 확인' }),
  submit: text('提交申请', 'Submit an application', { ja_JP: '申請の提出', ko_KR: '신청 제출' }),
  reapply: text('重新申请', 'Apply again', { ja_JP: '再申請', ko_KR: '재신청' }),
  newId: text('取得新编号', 'Get an id', { ja_JP: '新しいIDの取得', ko_KR: '새 ID 받기' }),
  copyFiles: text('引用原申请的文件', 'Take over the files of a case', {
    ja_JP: '元の申請のファイルの引継ぎ',
    ko_KR: '이전 신청의 파일 가져오기',
  }),
  saveApplication: text('按编号保存申请', 'Save an application under its id', { ja_JP: 'IDによる申請の保存', ko_KR: 'ID로 신청 저장' }),
  applications: text('按省份或者单位查询办件', 'Search cases by province or company', {
    ja_JP: '省または組織による案件の検索',
    ko_KR: '성 또는 기관별 민원 건 조회',
  }),
  moveDraft: text('草稿转入新版事项', 'Move a draft to the new version', {
    ja_JP: '下書きを新しい版へ移行',
    ko_KR: '임시저장을 새 판으로 옮기기',
  }),
  sawMoves: text('确认版本变化', 'Confirm what changed with the version', { ja_JP: '版の変更の確認', ko_KR: '판 변경 확인' }),
  process: text('查看办理流程', 'See the process', { ja_JP: '手続の流れの表示', ko_KR: '처리 절차 보기' }),
  clock: text('查看时限', 'See the clock', { ja_JP: '期限の表示', ko_KR: '기한 보기' }),
  readApplication: text('按编号查看申请数据', 'See the data of an application by its id', {
    ja_JP: 'IDによる申請データの表示',
    ko_KR: 'ID로 신청 데이터 보기',
  }),
  look: text('查看项目信息', 'Look at a project', { ja_JP: '案件情報の閲覧', ko_KR: '사업 정보 열람' }),
  detail: text('查看项目详情', 'See project details', { ja_JP: '案件詳細の表示', ko_KR: '사업 상세 보기' }),
} satisfies ActNames<typeof contract>
