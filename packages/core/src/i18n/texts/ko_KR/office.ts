import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/office.ts'

export const texts: Translation<typeof chinese> = {
  open: '오피스 프로그램으로 열기',
  openOf: '{name}을(를) 이 컴퓨터의 오피스 프로그램으로 열기',
  title: '이 컴퓨터에서 편집',
  opening: '이 컴퓨터의 오피스 프로그램에 연결하는 중…',
  opened: '오피스 프로그램에 넘겼습니다. 수정 내용을 컴퓨터에 저장한 뒤 여기에서 돌려보내세요.',
  status1: '이전 요청이 아직 끝나지 않았습니다',
  status2: '브라우저가 WPS Office를 여는 것을 허용하세요',
  status2Hint:
    '오피스 프로그램이 응답하지 않습니다. 브라우저의 확인 창에서 허용한 뒤 다시 시도하세요. 그래도 안 되면 파일을 내려받아 수정하고 여기에서 돌려보내세요.',
  noXhr: '브라우저가 XHR 객체를 지원하지 않습니다',
  again: '다시 시도',
  download: '내려받기',
  handBack: '수정한 파일 돌려보내기',
  handedBack: '새 판으로 저장했습니다. 이전 판은 기록에 남습니다.',
  earlier: '이전 판',
}
