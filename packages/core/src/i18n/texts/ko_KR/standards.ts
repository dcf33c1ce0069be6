import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/standards.ts'

export const texts: Translation<typeof chinese> = {
  title: '표준 규격',
  intro: '문화유산 보호 분야의 국가 표준, 업종 표준, 지방 표준입니다.',
  searchType: '조회 방식',
  keyword: '키워드',
  keywordPlaceholder: '키워드/표준명/표준 번호 입력',
  byAny: '키워드',
  byTitle: '표준명',
  byNumber: '표준 번호',
  published: '공포일',
  effective: '시행일',
  from: '시작일',
  to: '종료일',
  number: '표준 번호',
  name: '표준명',
  nature: '표준 성격',
  status: '표준 상태',
  publisher: '발행 기관',
}
