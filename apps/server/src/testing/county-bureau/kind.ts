import { text } from '@wenwu/core/i18n/text'
import { defineOrganizationKind } from '@wenwu/core/organizations/kind'

/** The bureau of a county: the folder of docs/how-to/add-an-organisation-kind.md, which planted-kind.test.ts plants. */
export const organizationKind = defineOrganizationKind({
  position: 25,
  name: text('县级文物部门', 'County bureau', { ja_JP: '県級文物部門', ko_KR: '현급 문물 부서' }),
  below: ['province'],
  parts: ['division'],
  region: 6,
  roles: {
    'county-officer': {
      position: 45,
      name: text('县级承办人', 'County officer', { ja_JP: '県級担当者', ko_KR: '현급 담당자' }),
      permissions: ['task.handle', 'task.inbox', 'case.search'],
      scope: 'region',
    },
  },
})
