import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/decisions.ts'

export const texts: Translation<typeof chinese> = {
  title: '허가 결정 공개',
  intro: '행정허가법 제40조에 따라 공개되는 허가 결정입니다. 신청인의 개인정보는 포함하지 않습니다.',
  keyword: '키워드',
  keywordPlaceholder: '사업명·신청 기관·허가 사항·문서번호',
  number: '문서번호',
  project: '사업명',
  matter: '허가 사항',
  unitName: '신청 기관',
  unnamed: '비공개',
  province: '성',
  decidedOn: '결정일',
  from: '시작일',
  to: '종료일',
  empty: '공개된 허가 결정이 아직 없습니다',
  decision: '허가 결정',
  text: '회신 전문',
  textNotPublished: '신청에 따른 공개, 개인 신청 및 구 시스템 사건은 회신 전문을 공개하지 않습니다.',
  issuer: '결정 기관',
  back: '허가 결정 공개로 돌아가기',
  loadFailed: '공개된 허가 결정이 없습니다',
}
