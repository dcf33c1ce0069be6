import { text } from '../../../i18n/text.ts'
import { defineOrganizationKind } from '../../kind.ts'

/** The bureau of a county or a district: the first to be asked for its opinion on what is applied for at a site there. */
export const organizationKind = defineOrganizationKind({
  position: 24,
  name: text('县级文物部门', 'County bureau', { ja_JP: '県級文化財部門', ko_KR: '현급 문화유산 부서' }),
  below: ['province', 'city'],
  parts: ['division'],
  region: 6,
  bodyName: () => '县级文物行政部门',
  roles: {
    'county-officer': {
      position: 44,
      name: text('县级承办人', 'County officer', { ja_JP: '県級担当者', ko_KR: '현급 담당자' }),
      permissions: ['task.handle', 'task.inbox', 'case.search'],
      scope: 'region',
    },
  },
})
