import type { Translation } from '../../translation.ts'
import type { texts as chinese } from '../zh_CN/filed-projects.ts'

export const texts: Translation<typeof chinese> = {
  title: '신고 사업',
  import: '신고 사업 가져오기',
  importHint:
    '성급 문물 부서가 승인한 공사 기술 방안은 승인 후 10영업일 이내에 국가문물국에 신고합니다. 같은 문서 번호와 사업은 갱신됩니다.',
  province: '성',
  unitName: '문화유산 보호단위',
  projectName: '사업명',
  approvalNumber: '승인 문서 번호',
  approvedOn: '승인일',
  approvedFrom: '승인일 시작',
  approvedTo: '승인일 끝',
  approvingBody: '승인 기관',
  budget: '예산(만 위안)',
  designUnit: '설계 기관',
  filedOn: '신고일',
  file: '승인 문서',
  withFile: '올림',
  withoutFile: '올리지 않음',
  keyword: '키워드',
  keywordPlaceholder: '사업, 단위, 번호, 설계 기관',
  openFile: '승인 문서 보기',
  uploadFile: '승인 문서 올리기',
  replaceFile: '승인 문서 바꾸기',
  uploaded: '승인 문서를 올렸습니다.',
  empty: '신고된 사업이 아직 없습니다',
}
