import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/public.ts'

export const texts: Translation<typeof chinese> = {
  services: '공공 서비스',
  guide: '민원 안내',
  laws: '법령',
  standards: '표준 규격',
  units: '자격 기관',
  decisions: '허가 결정',
  progress: '처리 현황',
  progressNote:
    '신청인은 신청할 때 쓴 계정으로 로그인하여 ‘내 신청’에서 각 신청의 상태·현재 단계·기한을 볼 수 있습니다. 접수 통지서 등 문서가 있으면 ‘문서 진위 확인’에서 문서 번호로도 확인할 수 있습니다.',
  information: '정보 공개',
  help: '이용 안내서',
  search: '법령·안내·기관 검색',
  signIn: '로그인',
  skipToContent: '본문으로 이동',
  language: '언어',
}
