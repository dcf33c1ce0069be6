import { describe, expect, it } from 'vitest'
import type { TaskSettings } from '@wenwu/core/item/model'
import type { Actor } from '../../../platform/http/actor.ts'
import { candidateKey, keysOf } from './candidate.ts'

const settings = (role: TaskSettings['role'], organization: TaskSettings['organization']): TaskSettings => ({
  status: 'G12',
  role,
  organization,
  actions: [],
})
const group = (name: string): TaskSettings => ({ ...settings('province-officer', 'work-group'), workGroup: name })
const facts = { provinceCode: '61', regionCode: '610113', applicantKey: 'org-1', thirdParty: 'body-1', element: 'user-9' }

function actor(changes: Partial<Actor>): Actor {
  return {
    userId: 'user-1',
    sessionId: 's',
    username: 'u',
    name: '某人',
    kind: 'official',
    mobile: '',
    email: '',
    locale: null,
    organizationId: null,
    organizationName: '',
    organizationKind: null,
    mustChangePassword: false,
    passwordChangedAt: new Date('2026-01-01T00:00:00Z'),
    provinceCode: null,
    regionCode: null,
    roles: [],
    permissions: [],
    scopes: [],
    workGroups: [],
    principals: [],
    hasFieldRules: false,
    ...changes,
  }
}

describe('a task and who may have it', () => {
  it.each<[TaskSettings, Partial<Actor>]>([
    [settings('province-officer', 'case-province'), { roles: ['province-officer'], provinceCode: '61' }],
    [settings('national-lead', 'national'), { roles: ['national-lead'] }],
    [settings('third-party', 'entrusted'), { roles: ['third-party'], organizationId: 'body-1' }],
    [settings('applicant', 'applicant'), { kind: 'legal-entity', roles: ['applicant'], organizationId: 'org-1' }],
    [settings('applicant', 'applicant'), { kind: 'individual', roles: ['applicant'], userId: 'org-1' }],
    [settings('expert', 'element'), { roles: ['expert'], userId: 'user-9' }],
    [
      group('great-wall'),
      { roles: ['expert'], permissions: ['task.handle'], workGroups: ['01890000-0000-7000-8000-000000000001', 'great-wall'] },
    ],
  ])('%j', (task, changes) => {
    expect(keysOf(actor(changes))).toContain(candidateKey(task, facts))
  })

  it.each<[string, TaskSettings, Partial<Actor>]>([
    ['another province', settings('province-officer', 'case-province'), { roles: ['province-officer'], provinceCode: '14' }],
    ['another role', settings('province-lead', 'case-province'), { roles: ['province-officer'], provinceCode: '61' }],
    ['a province without a code', settings('province-officer', 'case-province'), { roles: ['province-officer'] }],
    ['another body', settings('third-party', 'entrusted'), { roles: ['third-party'], organizationId: 'body-2' }],
    ['a body without an organisation', settings('third-party', 'entrusted'), { roles: ['third-party'] }],
    ['another expert', settings('expert', 'element'), { roles: ['expert'], userId: 'user-8' }],
    ['another work group', group('great-wall'), { roles: ['province-officer'], permissions: ['task.handle'], workGroups: ['grottoes'] }],
    ['a member who handles no tasks', group('great-wall'), { permissions: ['audit.read'], workGroups: ['great-wall'] }],
    [
      'an applicant in a work group',
      group('great-wall'),
      { kind: 'legal-entity', permissions: ['task.handle'], workGroups: ['great-wall'] },
    ],
    ['an official in the applicant’s place', settings('applicant', 'applicant'), { roles: ['national-lead'], organizationId: 'org-1' }],
  ])('not %s', (_name, task, changes) => {
    expect(keysOf(actor(changes))).not.toContain(candidateKey(task, facts))
  })

  it('a missing fact opens a task to nobody, not to all who lack it too', () => {
    const nobody = { provinceCode: null, regionCode: null, applicantKey: '', thirdParty: undefined, element: undefined }
    const everybody = [
      actor({ permissions: ['task.handle'], workGroups: [''] }),
      actor({ roles: ['province-officer'] }),
      actor({ roles: ['third-party'] }),
      actor({ roles: ['expert'], userId: '' }),
    ]
    for (const task of [settings('province-officer', 'case-province'), settings('third-party', 'entrusted')])
      for (const one of everybody) expect(keysOf(one)).not.toContain(candidateKey(task, nobody))
  })
})
