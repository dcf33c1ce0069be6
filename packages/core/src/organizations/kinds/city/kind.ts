import { text } from '../../../i18n/text.ts'
import { defineOrganizationKind } from '../../kind.ts'

/** The bureau of a city with districts or of a prefecture: asked for its opinion between the county and the province. */
export const organizationKind = defineOrganizationKind({
  position: 22,
  name: text('市级文物部门', 'City bureau', { ja_JP: '市級文化財部門', ko_KR: '시급 문화유산 부서' }),
  below: ['province'],
  parts: ['division'],
  region: 4,
  bodyName: () => '市级文物行政部门',
  roles: {
    'city-officer': {
      position: 42,
      name: text('市级承办人', 'City officer', { ja_JP: '市級担当者', ko_KR: '시급 담당자' }),
      permissions: ['task.handle', 'task.inbox', 'case.search'],
      scope: 'region',
    },
  },
})
