import type { texts as chinese } from '../zh_CN/look.ts'
import type { Translation } from '../../translation.ts'

export const texts: Translation<typeof chinese> = {
  title: '사업 정보',
  sections: '목차',
  openCase: '민원 건 열기',
  toCases: '민원 건 목록으로',
  ownTree: '이 사무의 목차로 보기',
  noId: '주소에 민원 건 식별자(id)가 없습니다. 민원 건 목록이나 민원 건 화면에서 열어 주세요.',
  gone: '이 민원 건이 없거나 볼 권한이 없습니다. 주소의 식별자(id)를 확인하세요.',
  notOfMatter: '이 사무에는 이 항목이 없습니다.',
  notFilledIn: '이 항목은 아직 작성되지 않았습니다.',
  noFiles: '아직 제출된 신청 서류가 없습니다.',
  unknownCode: '유형 코드 “{code}”를 알 수 없어 “{tree}”의 목차로 표시합니다.',
  otherCode: '유형 코드 “{code}”의 목차는 “{tree}”이고, 이 민원 건의 사무는 “{item}”입니다.',
}
