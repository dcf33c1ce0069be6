import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/public.ts'

export const texts: Translation<typeof chinese> = {
  services: '공공 서비스',
  guide: '민원 안내',
  laws: '법령',
  standards: '표준 규격',
  units: '자격 기관',
  decisions: '허가 결정',
  information: '정보 공개',
  help: '이용 안내서',
  search: '법령·안내·기관 검색',
  signIn: '로그인',
  skipToContent: '본문으로 이동',
  language: '언어',
}
