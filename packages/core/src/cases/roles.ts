import { defineRoles } from '../auth/role.ts'
import { text } from '../i18n/text.ts'

/**
 * Who mends what the ordinary ways do not reach: moves cases by hand and takes them to another version of their item. An official of the bureau, since the three
 * administrators see no business data (三员分立); handles nothing, so that who moves a case never decides it (decision 0132).
 */
export const roles = defineRoles({
  'case-administrator': {
    position: 85,
    name: text('业务管理员', 'Case administrator', { ja_JP: '業務管理者', ko_KR: '업무 관리자' }),
    permissions: ['case.search', 'case.jump', 'case.migrate'],
    scope: 'nation',
  },
})
