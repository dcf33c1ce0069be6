import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/federation.ts'

export const texts: Translation<typeof chinese> = {
  intro: '통합 인증에서 로그인한 뒤 자동으로 이 플랫폼으로 돌아옵니다.',
  go: '통합 인증으로 이동',
  title: '통합 인증 로그인',
  working: '로그인 중입니다. 잠시 기다려 주세요…',
  redirecting: '통합 인증으로 이동 중…',
  notBound: '통합 인증 계정이 이 플랫폼 계정과 연결되어 있지 않습니다. 관리자에게 문의하세요.',
  cancelled: '통합 인증 로그인을 취소했습니다.',
  leaving: '통합 인증에서 로그아웃 중…',
  toPassword: '계정과 비밀번호로 로그인',
  again: '다시 로그인',
  switchAccount: '다른 계정으로 로그인',
}
