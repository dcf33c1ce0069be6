import type { DemoPeople } from '../accounts/demo.ts'

export const demo: DemoPeople = {
  position: 80,
  users: [
    { username: 'editor', name: '苏映秋', kind: 'official', role: 'content-editor', organization: '国家文物局' },
    { username: 'editor-lead', name: '顾存真', kind: 'official', role: 'content-lead', organization: '国家文物局' },
  ],
  banner: ['editor, editor-lead  type=3  国家文物局内容编辑、内容负责人 / National bureau: content editor, content lead'],
}
