import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/papers.ts'

export const texts: Translation<typeof chinese> = {
  title: '문서',
  firstForm: '신청서(최초 제출)',
  laterForm: '신청서({n}번째 제출)',
  none: '아직 문서가 없습니다. 제출, 접수, 보완, 결정 때 작성된 문서가 여기에 표시됩니다.',
  withdrawn: '신청이 취하되었습니다. 아래 문서는 취하 전에 발급된 것으로 보관용입니다.',
  ofWithdrawn: '취하 전 문서',
  loadFailed: '문서를 불러오지 못했습니다',
  opened: '{name}({time})',
  wholeCase: '전체 사건(PDF)',
  wholeCaseOf: '전체 사건 {number}',
  checkTitle: '문서 진위 확인',
  checkIntro: '문서의 내용이 아래와 같은지 확인하세요. 문서 이름, 번호, 날짜, 처리 상태만 표시됩니다.',
  askText: '문서의 확인 코드를 입력하면 문서 이름, 번호, 날짜, 처리 상태가 표시됩니다.',
  code: '확인 코드',
  check: '확인',
  codeHelp:
    '문서 끝 ‘核验地址’(확인 주소) 줄의 마지막 영문자와 숫자 32자리입니다. 대소문자는 구분하지 않습니다. 주소 전체를 붙여넣어도 됩니다.',
  kind: '문서 이름',
  number: '번호',
  day: '문서 날짜',
  state: '현재 처리 상태',
  notACode: '확인 코드는 영문자(a~f)와 숫자 {n}자리입니다. 입력한 내용을 확인하세요.',
  checkAnother: '다른 문서 확인',
  unknown: '해당 문서가 없습니다',
  unknownText: '코드를 확인하거나 문서의 QR 코드를 다시 스캔하세요. 번호만으로는 조회할 수 없습니다.',
  tooMany: '조회가 너무 잦습니다. 잠시 후 다시 시도하세요.',
  materials: '받은 서류',
}
