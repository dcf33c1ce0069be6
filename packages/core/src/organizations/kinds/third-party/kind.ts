import { text } from '../../../i18n/text.ts'
import { defineOrganizationKind } from '../../kind.ts'

/** An assessment body, to which a case is entrusted. */
export const organizationKind = defineOrganizationKind({
  position: 60,
  name: text('评估机构', 'Assessment body', { ja_JP: '評価機関', ko_KR: '평가기관' }),
  below: [null],
  parts: ['department'],
  region: 'chosen',
  roles: {
    'third-party': {
      position: 90,
      name: text('第三方评估机构', 'Assessment body', { ja_JP: '第三者評価機関', ko_KR: '제3자 평가기관' }),
      permissions: ['task.handle', 'task.inbox', 'case.search', 'plan.read', 'plan.rank'],
      scope: 'assigned',
    },
  },
})
