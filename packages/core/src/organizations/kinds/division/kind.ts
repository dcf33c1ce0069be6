import { text } from '../../../i18n/text.ts'
import { defineOrganizationKind } from '../../kind.ts'

/** 处: a part of a body or of its department. */
export const organizationKind = defineOrganizationKind({
  position: 40,
  name: text('处', 'Division', { ja_JP: '処', ko_KR: '처' }),
  below: [],
  parts: [],
  region: 'inherited',
  roles: {},
})
