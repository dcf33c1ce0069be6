import { text } from '../../../i18n/text.ts'
import { defineOrganizationKind } from '../../kind.ts'

const handler = ['task.handle', 'task.inbox', 'case.search', 'obligation.read', 'obligation.handle'] as const
const national = [...handler, 'filed-project.read', 'plan.read', 'case.circulate', 'task.authorise', 'desk.read'] as const

/** The national bureau: one, with departments. It reads what provinces filed. */
export const organizationKind = defineOrganizationKind({
  position: 10,
  name: text('国家局', 'National bureau', { ja_JP: '国家局', ko_KR: '국가국' }),
  below: [null],
  parts: ['department'],
  isFixed: true,
  region: 'chosen',
  bodyName: () => '国家文物局',
  roles: {
    'national-accept': {
      position: 50,
      name: text('国家文物局受理', 'National acceptance desk', { ja_JP: '国家文物局受理担当', ko_KR: '국가문물국 접수 담당' }),
      permissions: national,
      scope: 'nation',
    },
    'national-officer': {
      position: 60,
      name: text('国家文物局承办人', 'National officer', { ja_JP: '国家文物局担当者', ko_KR: '국가문물국 담당자' }),
      permissions: [...national, 'case.void', 'directory.manage', 'plan.decide'],
      scope: 'nation',
    },
    'national-lead': {
      position: 70,
      name: text('国家文物局负责人', 'National lead', { ja_JP: '国家文物局責任者', ko_KR: '국가문물국 책임자' }),
      permissions: [...national, 'case.void', 'case.reopen', 'task.lead', 'plan.decide'],
      scope: 'nation',
    },
    'national-office': {
      position: 80,
      name: text('国家文物局办公室', 'National office', { ja_JP: '国家文物局弁公室', ko_KR: '국가문물국 판공실' }),
      permissions: national,
      scope: 'nation',
    },
  },
})
