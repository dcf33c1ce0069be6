import { text } from '../../../i18n/text.ts'
import { defineOrganizationKind } from '../../kind.ts'

/** A customs house. Its people have no permission yet. */
export const organizationKind = defineOrganizationKind({
  position: 70,
  name: text('海关', 'Customs', { ja_JP: '税関', ko_KR: '세관' }),
  below: [null, 'customs'],
  parts: ['department'],
  region: 'chosen',
  roles: {
    customs: {
      position: 110,
      name: text('海关用户', 'Customs', { ja_JP: '税関利用者', ko_KR: '세관 사용자' }),
      permissions: [],
      scope: 'none',
    },
  },
})
