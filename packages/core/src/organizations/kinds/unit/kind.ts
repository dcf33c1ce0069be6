import { text } from '../../../i18n/text.ts'
import { defineOrganizationKind } from '../../kind.ts'

/** A unit that applies: its people, and individuals who belong to none, are the applicants. */
export const organizationKind = defineOrganizationKind({
  position: 50,
  name: text('单位', 'Unit', { ja_JP: '機関', ko_KR: '단위 기관' }),
  below: [null, 'unit'],
  parts: ['department'],
  region: 'chosen',
  roles: {
    applicant: {
      position: 10,
      name: text('申请人', 'Applicant', { ja_JP: '申請者', ko_KR: '신청인' }),
      permissions: ['case.apply', 'task.handle', 'obligation.read', 'obligation.handle'],
      scope: 'organization',
    },
    'entity-administrator': {
      position: 20,
      name: text('单位管理员', 'Administrator of an entity', { ja_JP: '機関管理者', ko_KR: '기관 관리자' }),
      permissions: ['operator.manage'],
      scope: 'none',
    },
  },
})
