import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/qualified-units.ts'

export const texts: Translation<typeof chinese> = {
  title: '자격 기관',
  import: '자격 기관 가져오기',
  importHint: '문화유산 보호공사의 조사·설계, 시공, 감리 자격 기관 명부입니다. 같은 증서 번호는 갱신됩니다.',
  name: '기관명',
  province: '성',
  kind: '자격 종류',
  grade: '등급',
  certificateNumber: '증서 번호',
  businessScope: '업무 범위',
  issuer: '발급 기관',
  issuedOn: '발급일',
  validUntil: '유효 기한',
  validity: '유효 상태',
  valid: '유효',
  expiring: '곧 만료',
  expired: '만료',
  certificate: '증서',
  keyword: '키워드',
  keywordPlaceholder: '기관명, 증서 번호, 업무 범위',
  openFile: '증서 보기',
  uploadFile: '증서 올리기',
  replaceFile: '증서 바꾸기',
  uploaded: '증서를 올렸습니다.',
  empty: '명부에 아직 내용이 없습니다',
}
