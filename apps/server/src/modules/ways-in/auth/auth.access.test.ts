import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { desks } from '@wenwu/core/desks/lists/index.generated'
import { contract as auth } from '@wenwu/core/auth/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('who may call the sign-in endpoints', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  it('currentUser and menus: whoever is signed in, nobody else', async () => {
    for (const endpoint of [auth.currentUser, auth.menus]) {
      expect(await api.anonymous.send(endpoint, {})).toMatchObject({ status: 401, body: { error: 'signed-out' } })
      for (const username of ['company', 'person', 'province-sx', 'customs', 'admin-audit'])
        expect((await api.as(username).send(endpoint, {})).status, username).toBe(200)
    }
  })

  it('a refused call leaves one audit row', async () => {
    const count = async () =>
      (await api.pool.query<{ n: number }>("select count(*) as n from audit_rows where action = 'auth.menus' and outcome = 'denied'"))
        .rows[0]!.n
    const before = await count()
    await api.anonymous.send(auth.menus, {})
    expect(await count()).toBe(before + 1)
  })

  const entriesOf = async (username: string) =>
    (await api.as(username).call(auth.menus, {})).map((item) => `${item.type === 'button' ? '#' : ''}${item.name}`)
  /** Without the desks, which each have an entry of their own (`desks.access.test.ts`). */
  const menusOf = async (username: string) => (await entriesOf(username)).filter((name) => !name.startsWith('desk-'))

  it('each sees the menus of their permissions, in order', async () => {
    const forAll = ['work-guide', 'regulations', 'specification', 'notices', 'online-information']
    const units = ['qualified-units', 'decisions', 'state-protection']
    const everybody = ['home', ...forAll, ...units]
    expect(await menusOf('company')).toEqual([
      'home',
      'new-application',
      'my-cases',
      'obligations',
      'operators',
      ...everybody.slice(1),
      '#case-apply',
      '#task-handle',
      '#obligation-handle',
    ])
    // an individual has no operators
    expect(await menusOf('person')).toEqual((await menusOf('company')).filter((name) => name !== 'operators'))
    const handler = ['home', 'todo', 'done', 'case-search', ...forAll]
    const plans = ['annual-plans', 'plan-projects']
    expect(await menusOf('expert1')).toEqual([...handler, ...units, '#task-handle'])
    expect(await menusOf('thirdparty')).toEqual([...handler, ...plans, ...units, '#plan-rank', '#task-handle'])
    const besideDone = ['circulations', 'authorisations', 'obligations']
    const beside: Record<string, string[]> = { done: besideDone, 'case-search': ['desks-approval', 'desks-applications'] }
    const bureau = [...handler.flatMap((name) => [name, ...(beside[name] ?? [])]), 'filed-projects', ...plans, ...units]
    for (const username of ['national-accept', 'national-office'])
      expect(await menusOf(username), username).toEqual([...bureau, '#task-handle', '#obligation-handle'])
    expect(await menusOf('province-sx')).toEqual([
      ...bureau,
      '#filed-project-import',
      '#plan-compile',
      '#task-handle',
      '#obligation-handle',
    ])
    // a lead also sees what their people have in hand
    const led = bureau.flatMap((name) => (name === 'circulations' ? [name, 'team'] : [name]))
    expect(await menusOf('province-sx-lead')).toEqual([
      ...led,
      '#case-void',
      '#case-reopen',
      '#filed-project-import',
      '#plan-compile',
      '#plan-submit',
      '#task-handle',
      '#task-lead',
      '#obligation-handle',
    ])
    expect(await menusOf('national-lead')).toEqual([
      ...led,
      '#case-void',
      '#case-reopen',
      '#plan-decide',
      '#task-handle',
      '#task-lead',
      '#obligation-handle',
    ])
    expect(await menusOf('case-admin')).toEqual(['home', 'case-search', 'case-migrations', ...forAll, ...units, '#case-jump'])
    expect(await menusOf('national-officer')).toEqual([
      ...bureau,
      '#case-void',
      '#plan-decide',
      '#directory-manage',
      '#task-handle',
      '#obligation-handle',
    ])
    expect(await menusOf('customs')).toEqual(everybody)
    // the two bureaus have every desk, no one else has one
    const desksOf = async (username: string) => (await entriesOf(username)).filter((name) => name.startsWith('desk-')).sort()
    for (const username of ['national-accept', 'province-sx', 'province-sx-lead'])
      expect([username, await desksOf(username)]).toEqual([
        username,
        Object.keys(desks)
          .map((key) => `desk-${key}`)
          .sort(),
      ])
    for (const username of ['company', 'expert1', 'thirdparty', 'customs', 'case-admin'])
      expect([username, await desksOf(username)]).toEqual([username, []])
    // of the three administrators each has the own part of «系统管理»
    const administration = async (username: string) => {
      const menus = await menusOf(username)
      expect(menus.slice(0, everybody.length), username).toEqual(everybody)
      return menus.slice(everybody.length).filter((name) => !name.startsWith('#'))
    }
    expect(await administration('admin-system')).toEqual([
      'system',
      'user-management',
      'async-routes-config',
      'organization-management',
      'work-calendar',
      'task-settings',
      'incidents',
    ])
    expect(await administration('admin-security')).toEqual([
      'system',
      'user-management',
      'role-management',
      'workgroup-management',
      'work-calendar',
      'logging-login',
    ])
    expect(await administration('admin-audit')).toEqual(['system', 'user-management', 'logging-login', 'logging-operation'])
  })
})
