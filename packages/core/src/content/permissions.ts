import { text } from '../i18n/text.ts'

export const permissions = {
  'content.edit': text('编写公开内容（法规、标准、指南、公告等）', 'Write public content: laws, standards, guides, notices', {
    ja_JP: '公開内容の作成（法令、基準、案内、お知らせなど）',
    ko_KR: '공개 내용 작성(법령, 표준, 안내, 공지 등)',
  }),
  'content.review': text('审核、发布、撤回公开内容', 'Review, publish and withdraw public content', {
    ja_JP: '公開内容の審査・公開・撤回',
    ko_KR: '공개 내용 심사·게시·철회',
  }),
} as const
