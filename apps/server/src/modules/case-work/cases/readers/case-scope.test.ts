import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInRoles } from '@wenwu/core/auth/permissions'
import type { SystemRole } from '@wenwu/core/auth/model'
import { newId } from '@wenwu/core/kernel/id'
import { dataScopes, type RoleScope } from '@wenwu/core/roles/model'
import type { Actor } from '../../../../platform/http/actor.ts'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import { caseAt } from '../../../../case-driver/drive-case.ts'
import { rowsLike } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { isInScope, scopeCondition, scopeOf, type ScopeFacts } from './case-scope.ts'

let api: TestApp
let facts: Map<string, ScopeFacts>
let users: string[]
let organizations: string[]
const provinces = ['61', '14', '11']
const regions = ['610113', '610112', '6101', '140105', '61']
const groups = ['great-wall', 'grottoes', 'wrecks']
const since = new Date('2026-11-10T00:00:00Z')

/** A tree of organisations, 120 cases spread over it, people who were entrusted with them or handled them. */
beforeAll(async () => {
  api = await startTestApp()
  const like = await caseAt(api, 'nationalReview')
  users = (await api.pool.query<{ id: string }>('select id from users order by id limit 6')).rows.map((row) => row.id)
  organizations = Array.from({ length: 7 }, () => newId())
  const parents = [null, 0, 1, 1, 0, null, 5]
  for (const [i, id] of organizations.entries())
    await api.pool.query("insert into organizations (id, kind, name, parent_id) values ($1, 'unit', $2, $3)", [
      id,
      `单位${i}`,
      parents[i] === null ? null : organizations[parents[i]!],
    ])
  const above = (id: string): string[] => {
    const parent = parents[organizations.indexOf(id)]
    return parent === null || parent === undefined ? [id] : [id, ...above(organizations[parent]!)]
  }
  const pick = <T>(values: readonly T[], n: number): T => values[n % values.length]!
  const statuses = ['01', 'G12', 'G03', 'G09', 'G11', 'G999', '5']
  const rows = Array.from({ length: 120 }, (_, i) => ({
    applicant_key: pick([...organizations, users[0]!, users[1]!], i * 7 + 3),
    applicant_user_id: pick(users, i * 5 + 1),
    province_code: pick([...provinces, null], i * 3),
    region_code: pick([...regions, null], i),
    status: pick(statuses, i * 11),
    updated_at: new Date(since.getTime() + (((i * 13) % 5) - 2) * 86_400_000).toISOString(),
  }))
  const ids = await rowsLike(api, like, rows)
  facts = new Map()
  for (const [i, id] of ids.entries()) {
    const assignments = i % 3 === 0 ? [] : [{ key: pick([...users, ...organizations], i), endedAt: i % 2 === 0 ? since : null }]
    for (const { key, endedAt } of assignments)
      await api.pool.query(
        "insert into case_assignments (case_id, assignee_key, kind, assigned_at, ended_at) values ($1, $2, 'expert', now(), $3)",
        [id, key, endedAt],
      )
    const circulations = i % 5 === 0 ? [{ receiver: pick(users, i + 1), organizationId: pick(organizations, i / 5) }] : []
    for (const { receiver, organizationId } of circulations)
      await api.pool.query(
        `insert into circulations (id, case_id, sender_id, sender_name, organization_id, receiver_id, note, sent_at)
         values ($1, $2, null, '', $3, $4, '', now())`,
        [newId(), id, organizationId, receiver],
      )
    const handlers = i % 4 === 0 ? [pick(users, i + 2)] : []
    for (const handler of handlers)
      await api.pool.query(
        `insert into tasks (id, case_id, token_id, step, step_name, role, candidate_key, state, claimed_by, created_at, completed_by, completed_at)
         values ($1, $2, 't', 's', '{"zh_CN":"","en_US":""}', 'r', $6, $3, $4, now(), $5, now())`,
        [newId(), id, i % 8 === 0 ? 'open' : 'done', handler, i % 8 === 0 ? null : handler, `group@${pick(groups, i / 4)}`],
      )
    const row = rows[i]!
    facts.set(id, {
      status: row.status,
      applicantKey: row.applicant_key,
      applicantUserId: row.applicant_user_id,
      provinceCode: row.province_code,
      regionCode: row.region_code,
      updatedAt: new Date(row.updated_at),
      organizationsAbove: above(row.applicant_key),
      assignments,
      circulations,
      handlers,
      tasks: handlers.map(() => ({ candidateKey: `group@${pick(groups, i / 4)}`, isOpen: i % 8 === 0 })),
    })
  }
})
afterAll(() => api.stop())

function actorOf(changes: Partial<Actor>): Actor {
  return {
    userId: users[0]!,
    sessionId: '',
    username: '',
    name: '',
    kind: 'official',
    mobile: '',
    email: '',
    locale: null,
    organizationId: null,
    organizationName: '',
    organizationKind: null,
    provinceCode: null,
    regionCode: null,
    roles: [],
    permissions: [],
    mustChangePassword: false,
    passwordChangedAt: since,
    scopes: [],
    workGroups: [],
    principals: [],
    hasFieldRules: false,
    ...changes,
  }
}

async function found(actor: Actor): Promise<string[]> {
  const rows = await inTransaction(api.pool, (db) =>
    db
      .selectFrom('cases as c')
      .select('c.id')
      .where(scopeCondition(scopeOf(actor, since)))
      .execute(),
  )
  return rows
    .map((row) => row.id)
    .filter((id) => facts.has(id))
    .sort()
}

function expected(actor: Actor): string[] {
  const scope = scopeOf(actor, since)
  return [...facts]
    .filter(([, each]) => isInScope(scope, each))
    .map(([id]) => id)
    .sort()
}

describe('the data scope', () => {
  it('in SQL is the predicate, for any person with any roles', async () => {
    const scopeArb = fc.record({
      role: fc.constantFrom('third-party', 'expert', 'province-officer', 'custom-1'),
      kind: fc.constantFrom(...dataScopes),
      organizations: fc.subarray(organizations, { maxLength: 2 }),
      provinces: fc.subarray(provinces, { maxLength: 2 }),
    }) satisfies fc.Arbitrary<RoleScope>
    const actorArb = fc.record({
      userId: fc.constantFrom(...users),
      kind: fc.constantFrom('official' as const, 'official' as const, 'legal-entity' as const, 'individual' as const),
      organizationId: fc.constantFrom(null, ...organizations),
      provinceCode: fc.constantFrom(null, ...provinces),
      regionCode: fc.constantFrom(null, ...regions),
      scopes: fc.array(scopeArb, { maxLength: 3 }),
      workGroups: fc.subarray(groups, { maxLength: 2 }),
      permissions: fc.constantFrom<string[]>([], ['task.handle'], ['case.circulate']),
    })
    let hits = 0
    await fc.assert(
      fc.asyncProperty(actorArb, async (person) => {
        const actor = actorOf(person)
        const ids = await found(actor)
        hits += ids.length
        expect(ids).toEqual(expected(actor))
      }),
      { numRuns: 300 },
    )
    expect(hits).toBeGreaterThan(3000)
  })

  it('each kind alone opens something, and not everything', async () => {
    const base = { userId: users[2]!, organizationId: organizations[1]!, provinceCode: '61', regionCode: '6101' }
    for (const kind of dataScopes) {
      const scopes = [{ role: 'custom-1', kind, organizations: [organizations[2]!], provinces: ['14'] }]
      const ids = await found(actorOf({ ...base, scopes }))
      expect(ids, kind).toEqual(expected(actorOf({ ...base, scopes })))
      if (kind === 'none') expect(ids).toEqual([])
      else expect([kind, ids.length > 0 && ids.length < facts.size]).toEqual([kind, true])
      expect(
        ids.filter((id) => facts.get(id)!.status === '01'),
        `${kind}: drafts`,
      ).toEqual([])
    }
  })

  it('an applicant sees their own drafts, and nothing more by a role meant for officials', async () => {
    const applicant = { kind: 'legal-entity' as const, organizationId: organizations[1]!, provinceCode: '61' }
    const own = await found(
      actorOf({ ...applicant, scopes: [{ role: 'applicant', kind: 'organization', organizations: [], provinces: [] }] }),
    )
    expect(own.some((id) => facts.get(id)!.status === '01')).toBe(true)
    expect(own.every((id) => facts.get(id)!.applicantKey === organizations[1])).toBe(true)
    for (const kind of ['province', 'nation', 'assigned', 'list'] as const)
      expect(
        await found(
          actorOf({ ...applicant, scopes: [{ role: 'custom-1', kind, organizations: [...organizations], provinces: [...provinces] }] }),
        ),
      ).toEqual([])
  })

  it('the roles processes name have the scope they always had', () => {
    const scopes = (role: SystemRole, changes: Partial<Actor>) =>
      scopeOf(
        actorOf({ ...changes, roles: [role], scopes: [{ role, kind: builtInRoles[role].scope, organizations: [], provinces: [] }] }),
        since,
      )
    expect(scopes('province-lead', { provinceCode: '61' }).parts).toEqual([{ kind: 'province', provinceCodes: ['61'] }])
    expect(scopes('national-office', {}).parts).toEqual([{ kind: 'nation' }])
    expect(scopes('third-party', { organizationId: 'body' }).parts).toEqual([{ kind: 'assigned', keys: ['body'], since }])
    expect(scopes('expert', { organizationId: 'body' }).parts).toEqual([{ kind: 'assigned', keys: [users[0]], since }])
    for (const role of ['customs', 'system-administrator', 'security-administrator', 'audit-administrator'] as const)
      expect(scopes(role, { provinceCode: '61', organizationId: 'body' }).parts).toEqual([])
  })
})
