import { text } from '../../../i18n/text.ts'
import { findProvince } from '../../../codes/provinces.ts'
import { defineOrganizationKind } from '../../kind.ts'

const handler = ['task.handle', 'task.inbox', 'case.search', 'obligation.read', 'obligation.handle'] as const
/** A province files what it approved (文物保函〔2021〕954号); the national bureau reads it. */
const provincial = [
  ...handler,
  'case.circulate',
  'task.authorise',
  'desk.read',
  'filed-project.read',
  'filed-project.import',
  'plan.read',
  'plan.compile',
] as const

/** The bureau of a province: one each, with departments and divisions. */
export const organizationKind = defineOrganizationKind({
  position: 20,
  name: text('省级局', 'Provincial bureau', { ja_JP: '省級局', ko_KR: '성급국' }),
  below: ['national'],
  parts: ['department', 'division'],
  isFixed: true,
  region: 'chosen',
  bodyName: ({ provinceCode }) => (provinceCode === null ? '' : (findProvince(provinceCode)?.bureau.zh_CN ?? '')),
  roles: {
    'province-officer': {
      position: 30,
      name: text('省级承办人', 'Provincial officer', { ja_JP: '省級担当者', ko_KR: '성급 담당자' }),
      permissions: provincial,
      scope: 'province',
    },
    'province-lead': {
      position: 40,
      name: text('省级负责人', 'Provincial lead', { ja_JP: '省級責任者', ko_KR: '성급 책임자' }),
      permissions: [...provincial, 'case.void', 'case.reopen', 'task.lead', 'plan.submit'],
      scope: 'province',
    },
  },
})
