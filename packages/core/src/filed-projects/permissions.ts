import { text } from '../i18n/text.ts'

export const permissions = {
  'filed-project.read': text('查看备案项目', 'See filed projects', { ja_JP: '届出プロジェクトの閲覧', ko_KR: '신고 사업 보기' }),
  'filed-project.import': text('导入备案项目、上传批文', 'File projects and their approval documents', {
    ja_JP: '届出プロジェクトの取り込みと決定文書の登録',
    ko_KR: '신고 사업 가져오기·승인 문서 올리기',
  }),
} as const
