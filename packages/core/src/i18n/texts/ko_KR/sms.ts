import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/sms.ts'

export const texts: Translation<typeof chinese> = {
  mobile: '휴대전화 번호',
  mobilePlaceholder: '휴대전화 번호 입력',
  code: '인증번호',
  codePlaceholder: '인증번호 입력',
  getCode: '인증번호 받기',
  sending: '발송 중…',
  getAgain: '{n}초 후 다시 받기',
  sent: '{mobile}(으)로 인증번호를 보냈습니다({minutes}분간 유효). 받지 못했다면 계정에 등록된 번호인지 확인하세요.',
  rehearsal: '연습 환경: SMS 발신함에서 인증번호 확인',
  askFailed: '인증번호를 받지 못했습니다',
  blank: '휴대전화 번호와 인증번호를 입력하세요',
  blankMobile: '휴대전화 번호를 입력하세요',
  wrong: '인증번호가 올바르지 않습니다',
  account: '계정',
  accountPlaceholder: '이 번호에는 계정이 여러 개 있습니다',
}
