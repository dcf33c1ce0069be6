import { text } from '../../../i18n/text.ts'
import { defineOrganizationKind } from '../../kind.ts'

/** 司: a part of a body, of whatever kind that lets it. */
export const organizationKind = defineOrganizationKind({
  position: 30,
  name: text('司（部门）', 'Department', { ja_JP: '司（部門）', ko_KR: '사(부서)' }),
  below: [],
  parts: ['division'],
  region: 'inherited',
  roles: {},
})
