import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/registration/contract'
import type { OperatorQuery } from '@wenwu/core/registration/list'
import { newOperator, registerEntity, sendRegistration, signInAs } from '../../../testing/registrants.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const all: OperatorQuery = { filter: {}, sort: 'added-desc', page: { number: 1, size: 10 } }

describe('who may manage operators', () => {
  let api: TestApp
  let id: string
  let username: string
  beforeAll(async () => {
    api = await startTestApp()
    const input = newOperator({ username: 'access-operator' })
    const reply = await sendRegistration(api, 'addOperator', input, { caller: api.as('company') })
    id = (reply.body as { data: { id: string } }).data.id
    username = input.username
    await api.pool.query('update users set must_change_password = false where id = $1', [id])
  })
  afterAll(() => api.stop())

  const attempts = (caller: ReturnType<TestApp['as']>) => [
    caller.send(contract.operators, all),
    caller.send(contract.addOperator, newOperator({ proof: '000000' }), { headers: { 'idempotency-key': 'an-attempt-of-somebody' } }),
    caller.send(contract.authorizeOperator, { id, authorized: false }),
    caller.send(contract.disableOperator, { id, locked: true }),
  ]

  it('nobody without a session', async () => {
    for (const reply of await Promise.all(attempts(api.anonymous)))
      expect(reply).toMatchObject({ status: 401, body: { error: 'signed-out' } })
  })

  it('nobody who does not administer an entity: individuals, officials, administrators, and the operators themselves', async () => {
    for (const account of [
      'person',
      'province-sx',
      'national-lead',
      'thirdparty',
      'customs',
      'admin-system',
      'admin-security',
      'admin-audit',
    ])
      for (const reply of await Promise.all(attempts(api.as(account))))
        expect(reply, account).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    const operator = await signInAs(api, username, 'legal-entity')
    for (const reply of await Promise.all(attempts(operator))) expect(reply).toMatchObject({ status: 403, body: { error: 'forbidden' } })
  })

  it('an administrator of another entity sees and touches none of it', async () => {
    const { caller: other } = await registerEntity(api)
    for (const caller of [api.as('museum'), other]) {
      expect((await caller.call(contract.operators, all)).rows).toEqual([])
      expect(await caller.send(contract.authorizeOperator, { id, authorized: false })).toMatchObject({
        status: 404,
        body: { error: 'not-found' },
      })
      expect(await caller.send(contract.disableOperator, { id, locked: true })).toMatchObject({ status: 404, body: { error: 'not-found' } })
    }
    expect((await api.as('company').call(contract.operators, all)).rows).toMatchObject([{ id, state: 'authorized' }])
  })

  it('not accounts that are no operators: the administrator itself, other people, nobody', async () => {
    const { rows } = await api.pool.query<{ id: string }>("select id from users where username in ('company', 'person', 'admin-system')")
    for (const target of [...rows.map((row) => row.id), '01890000-0000-7000-8000-00000000dead'])
      expect(await api.as('company').send(contract.disableOperator, { id: target, locked: true })).toMatchObject({
        status: 404,
        body: { error: 'not-found' },
      })
  })

  it('the permission alone is not enough without an entity', async () => {
    await api.pool.query(
      "insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r where u.username = 'person' and r.code = 'entity-administrator'",
    )
    const replies = await Promise.all(attempts(await api.signIn('person')))
    for (const reply of replies) expect(reply).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    await api.pool.query(
      "delete from user_roles where role_id = (select id from roles where code = 'entity-administrator') and user_id = (select id from users where username = 'person')",
    )
  })

  it('an account that an administrator moved to another organisation is no longer the entity’s', async () => {
    await api.pool.query("update users set organization_id = (select organization_id from users where username = 'museum') where id = $1", [
      id,
    ])
    expect((await api.as('company').call(contract.operators, all)).rows).toEqual([])
    expect(await api.as('company').send(contract.disableOperator, { id, locked: true })).toMatchObject({ status: 404 })
    expect((await api.as('museum').call(contract.operators, all)).rows).toEqual([])
    await api.pool.query(
      "update users set organization_id = (select organization_id from users where username = 'company') where id = $1",
      [id],
    )
    expect((await api.as('company').call(contract.operators, all)).rows).toHaveLength(1)
  })
})
