import { text } from '@wenwu/core/i18n/text'
import { defineOrganizationKind } from '@wenwu/core/organizations/kind'

/** The heritage office of a development zone: the folder of docs/how-to/add-an-organisation-kind.md, which planted-kind.access.test.ts plants. */
export const organizationKind = defineOrganizationKind({
  position: 25,
  name: text('开发区文物部门', 'Zone office', { ja_JP: '開発区文物部門', ko_KR: '개발구 문물 부서' }),
  below: ['province'],
  parts: ['division'],
  region: 6,
  roles: {
    'zone-officer': {
      position: 45,
      name: text('开发区承办人', 'Zone officer', { ja_JP: '開発区担当者', ko_KR: '개발구 담당자' }),
      permissions: ['task.handle', 'task.inbox', 'case.search'],
      scope: 'region',
    },
  },
})
