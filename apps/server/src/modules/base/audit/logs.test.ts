import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract } from '@wenwu/core/audit/contract'
import type { OperationQuery, SignInQuery } from '@wenwu/core/audit/list'
import { contract as organizations } from '@wenwu/core/organizations/contract'
import { actionName } from '@wenwu/core/audit/words'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { act } from '../../../case-driver/drive-case.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { auditWriterOf } from './append-audit.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const auditor = () => api.as('admin-audit')
const page = { number: 1, size: 100 }
const signIns = (filter: SignInQuery['filter'] = {}, more: Partial<SignInQuery> = {}) =>
  auditor().call(contract.signIns, { filter, sort: 'at-desc', page, ...more })
const operations = (filter: Partial<OperationQuery['filter']> = {}, more: Partial<OperationQuery> = {}) =>
  auditor().call(contract.operations, { filter: { preset: 'operations', ...filter }, sort: 'at-desc', page, ...more })

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'

/** A try by hand, with a browser of its own. */
async function tryToSignIn(username: string, password: string): Promise<number> {
  const { status } = await api.request(
    'POST',
    auth.login.path,
    { username, password: digestOf(password), type: '3', rememberme: false },
    { 'user-agent': firefox },
  )
  return status
}

describe('the login log', () => {
  it('has who came in and who did not, with way, browser, address and reason; a name nobody has stays veiled', async () => {
    await api.signIn('national-lead')
    await tryToSignIn('national-lead', 'wrong')
    await tryToSignIn('hunter2-typed-into-the-name', 'wrong')
    const { rows } = await signIns()
    const unknown = rows.find((row) => row.userId === null)
    expect(unknown).toMatchObject({
      username: 'hu…(27)',
      name: '',
      method: 'password',
      outcome: 'denied',
      reason: 'wrong-password',
      userAgent: firefox,
    })
    const ofLead = rows.filter((row) => row.username === 'national-lead')
    expect(ofLead).toMatchObject([
      { name: '严既明', outcome: 'denied', reason: 'wrong-password', method: 'password', userAgent: firefox, address: '127.0.0.1' },
      { name: '严既明', outcome: 'done', reason: '', method: 'password' },
    ])
    expect(JSON.stringify(rows)).not.toContain('hunter2')
  })

  it('is filtered by person, outcome, address and day', async () => {
    const of = async (filter: SignInQuery['filter']) => (await signIns(filter)).rows.map((row) => [row.username, row.outcome])
    expect(await of({ person: '既明' })).toEqual([
      ['national-lead', 'denied'],
      ['national-lead', 'done'],
    ])
    expect(await of({ person: 'national-lead', outcome: 'denied' })).toEqual([['national-lead', 'denied']])
    expect(await of({ person: 'nobody-of-that-name' })).toEqual([])
    expect(await of({ outcome: 'denied', address: '127.0.0.1' })).toHaveLength(2)
    expect(await of({ address: '192.0.2.9' })).toEqual([])
    expect(await of({ from: '2026-11-23', to: '2026-11-23', outcome: 'denied' })).toHaveLength(2)
    expect(await of({ to: '2026-11-22' })).toEqual([])
    expect(await of({ from: '2026-11-24' })).toEqual([])
  })

  it('gives the home page the number that failed today, without a row of its own', async () => {
    const readings = async () => (await operations({ preset: 'readings' })).total
    const before = await readings()
    const failed = (await signIns({ outcome: 'denied', from: '2026-11-23' })).total
    expect(await auditor().call(contract.figures, {})).toEqual({ deniedToday: failed, isCapped: false })
    expect(failed).toBeGreaterThan(0)
    // the look into the log above, and the first count itself
    expect(await readings()).toBe(before + 2)
  })

  it('says each sign-in once, whatever calls it takes', async () => {
    const before = (await signIns({ person: 'expert2' })).rows.length
    await api.signIn('expert2')
    expect((await signIns({ person: 'expert2' })).rows.length).toBe(before + 1)
  })

  it('is exported as it is filtered, with names instead of codes', async () => {
    const { content, headers } = await auditor().download(contract.exportSignIns, {
      filter: { person: 'national-lead' },
      sort: 'at-desc',
      columns: ['username', 'method', 'outcome', 'reason', 'browser'],
    })
    expect(headers.get('content-disposition')).toContain(encodeURIComponent('登录日志-2026-11-23.xlsx'))
    const [head, ...rows] = await readSheet(content)
    expect(head).toEqual(['账号', '登录方式', '结果', '原因', '浏览器'])
    expect(rows[0]).toEqual(['national-lead', '账号密码', '被拒绝', '密码错误', 'Firefox 133 · Linux'])
    expect(rows).toHaveLength(2)
  })
})

describe('the operation log', () => {
  let organization: string
  beforeAll(async () => {
    const made = await api.as('admin-system').call(organizations.create, {
      name: '日志测试单位',
      kind: 'unit',
      parentId: null,
      code: null,
      creditCode: null,
      provinceCode: '61',
    })
    organization = made.id
    await api.as('customs').send(organizations.get, { id: organization })
  })

  it('has what was done and what was refused, with the facts', async () => {
    const { rows } = await operations({ objectType: 'organization', objectId: organization })
    expect(rows).toMatchObject([
      {
        actorName: '系统管理员',
        actorRoles: ['system-administrator'],
        action: 'organizations.create',
        outcome: 'done',
        details: { name: '日志测试单位', kind: 'unit' },
      },
    ])
    expect((await operations({ preset: 'refused', person: '闻港生' })).rows).toMatchObject([
      { action: 'organizations.get', outcome: 'denied', details: { error: 'forbidden' } },
    ])
    expect((await operations({ id: rows[0]!.id })).rows).toEqual(rows)
  })

  it('is filtered by person, act, outcome and day', async () => {
    const actions = async (filter: Partial<OperationQuery['filter']>) => [
      ...new Set((await operations(filter)).rows.map((row) => row.action)),
    ]
    expect(await actions({ person: '系统管理员' })).toContain('organizations.create')
    expect(await actions({ action: 'organizations.create' })).toEqual(['organizations.create'])
    expect(await actions({ outcome: 'denied', action: 'organizations.create' })).toEqual([])
    expect(await actions({ person: '闻港生', outcome: 'done' })).not.toContain('organizations.get')
    expect(await actions({ from: '2026-11-24' })).toEqual([])
  })

  it('knows an act that was written under the former name of its module', async () => {
    const { pool, config } = api.app.services
    await inTransaction(pool, (db) =>
      auditWriterOf(config.secret)(db, {
        at: api.clock.now(),
        requestId: 'written-by-an-older-version',
        actor: null,
        address: '',
        action: 'secondFactor.reset',
        objectType: 'user',
        objectId: 'whose',
        outcome: 'done',
        details: {},
      }),
    )
    const { rows } = await operations({ action: 'second-factor.reset' })
    expect(rows.map((row) => row.objectId)).toEqual(['whose'])
    expect(actionName(rows[0]!.action, 'zh_CN')).toBe('重置动态口令')
  })

  it('notes each look into a log and each export, in a tab of its own', async () => {
    const before = (await operations({ preset: 'readings' })).total
    await operations({ person: '闻港生' })
    await signIns({ outcome: 'denied' })
    await auditor().download(contract.exportOperations, { filter: { action: 'organizations.create' }, sort: 'at-desc', columns: [] })
    const { rows, total } = await operations({ preset: 'readings' })
    // the look above is the fourth
    expect(total).toBe(before + 4)
    expect(rows.slice(0, 3)).toMatchObject([
      {
        action: 'audit.exportOperations',
        actorName: '安全审计员',
        actorUsername: 'admin-audit',
        objectId: 'operations',
        details: { action: 'organizations.create' },
      },
      { action: 'audit.signIns', objectType: 'log', objectId: 'sign-ins', details: { outcome: 'denied', page: 1 } },
      { action: 'audit.operations', details: { person: '闻港生' } },
    ])
    expect((await operations()).rows.filter((row) => row.action.startsWith('audit.'))).toEqual([])
    expect((await operations({ preset: 'all' })).rows[0]).toMatchObject({ action: 'audit.operations' })
  })

  it('pages without gaps and doubles, both ways; totals are capped', async () => {
    await insertRows(60)
    for (const sort of ['at-desc', 'at-asc'] as const) {
      const filter = { objectType: 'made-up' }
      const whole = (await operations(filter, { sort })).rows.map((row) => row.id)
      const paged: number[] = []
      for (let number = 1; number <= 4; number++)
        paged.push(...(await operations(filter, { sort, page: { number, size: 17 } })).rows.map((row) => row.id))
      expect(paged).toEqual(whole)
      expect(new Set(whole).size).toBe(60)
    }
    await insertRows(10_100)
    expect(await operations({ objectType: 'made-up' }, { page: { number: 1, size: 10 } })).toMatchObject({ total: 10_000, isCapped: true })
  })

  it('is exported whole, page behind page, with details as lines', async () => {
    const { content } = await auditor().download(contract.exportOperations, {
      filter: { objectType: 'made-up' },
      sort: 'at-desc',
      columns: ['id', 'action', 'details'],
    })
    const [head, ...rows] = await readSheet(content)
    expect(head).toEqual(['序列号', '操作', '详情'])
    expect(rows).toHaveLength(10_160)
    expect(new Set(rows.map((row) => row[0])).size).toBe(10_160)
    expect(rows[0]?.slice(1)).toEqual(['作废办件', '理由：重复申报'])
  })

  it('says the account in addition to the name, which another account may have as well', async () => {
    const { content } = await auditor().download(contract.exportOperations, {
      filter: { action: 'organizations.create' },
      sort: 'at-desc',
      columns: ['actor', 'username'],
    })
    const sheet = await readSheet(content)
    expect(sheet[0]).toEqual(['人员', '账号'])
    expect(new Set(sheet.slice(1).map((row) => row.join('/')))).toEqual(new Set(['系统管理员/admin-system']))
  })

  it('names a case by its step, number and title, in the list and in the export', async () => {
    const caseId = await submitted(api)
    await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'accept' })
    const { rows: cases } = await api.pool.query<{ number: string; title: string }>('select number, title from cases where id = $1', [
      caseId,
    ])
    const { number, title } = cases[0]!
    const { rows } = await operations({ action: 'tasks.complete', objectType: 'case', objectId: caseId })
    expect(rows[0]!.about).toMatchObject({
      number,
      title,
      step: { zh_CN: expect.stringMatching(/\p{Script=Han}/u) as string },
      outcome: { zh_CN: '受理' },
    })
    const filter = { objectType: 'case', objectId: caseId }
    const { content } = await auditor().download(contract.exportOperations, { filter, sort: 'at-desc', columns: ['details'] })
    const lines = (await readSheet(content)).slice(1).map((row) => row[0]!)
    expect(lines[0]).toBe(`${rows[0]!.about!.step!.zh_CN} · 受理 · ${number} · ${title}`)
    for (const line of lines) expect(line).not.toMatch(/provinceAccept|待办编号|[0-9a-f]{8}-[0-9a-f]{4}/)
  })

  it('takes few statements', async () => {
    const { queries } = await api.countQueries(() => operations({ person: '系统' }))
    // session, people, rows, audit row
    expect(queries).toBeLessThanOrEqual(5)
    const more = await api.countQueries(() => signIns({}, { page: { number: 1, size: 3 } }))
    expect(more.queries).toBeLessThanOrEqual(5)
  })

  /** Rows as many calls would leave, without their calls. */
  function insertRows(n: number) {
    return api.pool.query(
      `insert into audit_rows (uid, at, request_id, actor_id, actor_name, actor_roles, address, action, object_type, object_id, outcome, details, mac)
       select gen_random_uuid(), $2::timestamptz + (n / 7) * interval '1 ms', 'r', null, '某人', '', '192.0.2.1', 'cases.void', 'made-up', n::text, 'done', '{"reason": "重复申报"}', '\\x00'
       from generate_series(1, $1::int) n`,
      [n, api.clock.now()],
    )
  }
})

describe('verifying from the page', () => {
  it('says that all is well, or names the first bad row; one run at a time', async () => {
    // rows without their keyed hash stand in the trail since the tests above
    const jobs = api.services.jobs as unknown as { runDue(now: Date): Promise<number> }
    const run = async () => {
      const [a, b] = await Promise.all([1, 2].map(() => auditor().call(contract.startVerification, {})))
      expect(a).toMatchObject({ status: 'running', startedBy: '安全审计员', id: b!.id })
      expect(await jobs.runDue(new Date(Date.now() + 1000))).toBe(0)
      return (await auditor().call(contract.lastVerification, {}))!
    }
    const bad = await run()
    expect(bad).toMatchObject({ status: 'damaged', problem: { kind: 'row-changed' } })
    expect((await operations({ preset: 'all', id: bad.problem!.rowId! })).rows).toMatchObject([{ objectType: 'made-up', objectId: '1' }])
    expect((await operations({ preset: 'readings', action: 'audit.verified' })).rows).toMatchObject([
      { outcome: 'failed', actorName: '安全审计员' },
    ])
    await api.pool.query(
      "begin; set local session_replication_role = 'replica'; delete from audit_rows where object_type = 'made-up'; commit",
    )
    const good = await vi.waitFor(run, { timeout: 20_000 })
    expect(good).toMatchObject({ status: 'whole', problem: null })
    expect(good.rows).toBeGreaterThan(20)
  })
})
