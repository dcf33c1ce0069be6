import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/transit.ts'

export const texts: Translation<typeof chinese> = {
  title: '자동 로그인',
  waiting: '자동 로그인 중입니다. 잠시 기다려 주세요…',
  failed: '자동 로그인에 실패했습니다',
  toSignIn: '계정과 비밀번호로 로그인',
  incomplete: '링크에 사용자 이름 또는 비밀번호가 없습니다. 원래 시스템에서 다시 들어오세요.',
}
