import { text } from '../i18n/text.ts'
import { defineRoles } from '../auth/role.ts'

/** Who writes the public texts, and who reviews and publishes them. */
export const roles = defineRoles({
  'content-editor': {
    position: 140,
    name: text('内容编辑', 'Content editor', { ja_JP: 'コンテンツ編集者', ko_KR: '콘텐츠 편집자' }),
    permissions: ['content.edit'],
    scope: 'none',
  },
  'content-lead': {
    position: 150,
    name: text('内容负责人', 'Content lead', { ja_JP: 'コンテンツ責任者', ko_KR: '콘텐츠 책임자' }),
    permissions: ['content.edit', 'content.review', 'import.run', 'directory.manage'],
    scope: 'none',
  },
})
