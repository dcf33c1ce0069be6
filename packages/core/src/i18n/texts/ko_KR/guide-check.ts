import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/guide-check.ts'

export const texts: Translation<typeof chinese> = {
  title: '인용 조문 점검',
  summary: '안내 {guides}건의 인용 {citations}곳을 점검하여 문제 {n}건을 찾았습니다.',
  none: '문제가 없습니다.',
  unknownLaws: '다음 법령은 본문이 없어 점검하지 못했습니다: {laws}',
  unknown: '점검하지 못한 법령 {n}건',
  unknownTitle: '본문이 없는 법령',
  code: '사무 코드',
  name: '사무 이름',
  kind: '문제',
  cited: '안내의 표기',
  became: '현행 조문',
  quote: '조문 내용',
  keyword: '사무 또는 조문',
  'kind-moved': '조번호가 바뀜',
  'kind-gone': '현행 본문에 없는 조문',
  'kind-wrong-number': '옛 본문의 조번호',
  'kind-unknown-article': '없는 조문',
  'kind-clock': '기한이 법령과 다름',
  'kind-old-version': '옛 본문을 인용',
  'kind-no-version': '본문 판을 적지 않음',
}
