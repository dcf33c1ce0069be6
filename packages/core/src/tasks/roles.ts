import { text } from '../i18n/text.ts'
import { defineRoles } from '../auth/role.ts'

/** Experts act in person, for no body. */
export const roles = defineRoles({
  expert: {
    position: 100,
    name: text('评审专家', 'Review expert', { ja_JP: '審査専門家', ko_KR: '심의 전문가' }),
    permissions: ['task.handle', 'task.inbox', 'case.search'],
    scope: 'assigned',
  },
})
