import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as users } from '@wenwu/core/users/contract'
import { accountList, type AccountFilter, type AccountQuery } from '@wenwu/core/users/list'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { addWaiting, idOf, lastAudit, organizationOf, roleOf } from './user-fixtures.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  await addWaiting(api, 'Ａlist.one', { name: '欧阳修远', mobile: '13700001111', email: 'ouyang@example.cn' })
  await addWaiting(api, 'list_two', { name: '上官 清', mobile: '13700002222' })
})
afterAll(() => api.stop())

const find = (filter: AccountFilter, sort: AccountQuery['sort'] = 'username-asc', page = { number: 1, size: 50 }) =>
  api.as('admin-audit').call(users.list, { filter, sort, page })
const names = async (filter: AccountFilter) => (await find(filter)).rows.map((row) => row.username)

describe('the list', () => {
  it('finds names and user names by any part, in any case and width, and mobile numbers only whole', async () => {
    expect(await names({ keyword: '修远' })).toEqual(['Alist.one'])
    expect(await names({ keyword: 'ALIST 欧阳' })).toEqual(['Alist.one'])
    expect(await names({ keyword: '远' })).toContain('Alist.one')
    expect(await names({ keyword: '修远x' })).toEqual([])
    expect(await names({ keyword: '_' })).toEqual(['list_two'])
    expect(await names({ keyword: '%' })).toEqual([])
    expect(await names({ keyword: '13700001111' })).toEqual(['Alist.one'])
    for (const part of ['1370000111', '0000', '1111', 'ouyang']) expect(await names({ keyword: part })).toEqual([])
  })

  it('filters by kind, organisation, role, status and lock', async () => {
    expect(await names({ kind: 'individual' })).toEqual(['person'])
    expect(await names({ organizationId: await organizationOf(api, '陕西省文物局') })).toEqual(['province-sx', 'province-sx-lead'])
    expect(await names({ roleId: await roleOf(api, 'national-lead') })).toEqual(['national-lead'])
    expect(await names({ status: 'pending' })).toEqual(['Alist.one', 'list_two'])
    expect(await names({ status: 'refused' })).toEqual([])
    await api.pool.query("update users set is_locked = true where username = 'expert4'")
    expect(await names({ isLocked: true })).toEqual(['expert4'])
    expect((await find({ isLocked: false, kind: 'official' })).rows.every((row) => !row.isLocked)).toBe(true)
    await api.pool.query("update users set is_locked = false where username = 'expert4'")
  })

  it('pages every sort without gaps, and shows contact data masked', async () => {
    const all = await find({}, 'created-desc', { number: 1, size: 1000 })
    for (const sort of accountList.sorts) {
      const seen: string[] = []
      for (let number = 1; seen.length < all.total; number++)
        seen.push(...(await find({}, sort, { number, size: 7 })).rows.map((row) => row.id))
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, all.total, all.total])
    }
    expect((await find({}, 'sign-in-desc')).rows[0]!.lastSignInAt).not.toBeNull()
    expect(all.rows.find((row) => row.username === 'Alist.one')).toMatchObject({ mobile: '137****1111', email: 'o***@example.cn' })
    expect(
      JSON.stringify(
        (await api.as('admin-system').send(users.list, { filter: {}, sort: 'created-desc', page: { number: 1, size: 1000 } })).body,
      ),
    ).not.toMatch(/1370000|argon2|identity/)
  })

  it('takes two queries in addition to the session, however many rows; one account takes one more', async () => {
    for (const size of [10, 50]) {
      const { queries } = await api.countQueries(() => find({}, 'created-desc', { number: 1, size }))
      expect(queries).toBe(3)
    }
    const { queries } = await api.countQueries(async () => api.as('admin-audit').call(users.get, { id: await idOf(api, 'company') }))
    expect(queries).toBe(4)
  })

  it('walks an index in each order', async () => {
    const client = await api.pool.connect()
    const plan = async (statement: string): Promise<string> =>
      (await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`)).rows.map((row) => row['QUERY PLAN']).join('\n')
    try {
      await client.query('begin')
      await client.query(
        `insert into users (id, username, username_key, kind, name, password_hash, created_at) select gen_random_uuid(), 'bulk' || n, 'bulk' || n, 'individual', '某人' || n, '', now() - n * interval '1 minute' from generate_series(1, 5000) n`,
      )
      await client.query('analyze users')
      for (const order of ['created_at desc, id desc', 'created_at, id', 'username_key, id', 'last_sign_in_at desc nulls last, id desc'])
        expect(await plan(`select id from users order by ${order} limit 10`), order).not.toMatch(/Sort|Seq Scan/)
      expect(await plan(`select id from users where search_terms @> account_search_terms('某人4711')`)).toContain('users_search_index')
    } finally {
      // taken back, not deleted: each deleted account is looked for in every table that names accounts
      await client.query('rollback')
      client.release()
    }
  })
})

describe('the export', () => {
  it('is exactly the filtered rows with the chosen columns, masked, and audited', async () => {
    await api.pool.query("update users set name = '=HYPERLINK(1)' where username = 'list_two'")
    const reply = await api.as('admin-audit').sendWire(users.export, {
      status: 'pending',
      sort: 'username-asc',
      pageNation: { pageNumber: 1, pageSize: 1 },
      columns: ['username', 'name', 'mobile', 'status'],
    })
    expect(reply.headers.get('content-disposition')).toContain(encodeURIComponent('用户列表-2026-11-23.xlsx'))
    const sheet = reply.body as Buffer
    expect(await readSheet(sheet)).toEqual([
      ['用户名', '姓名', '手机号码', '状态'],
      ['Alist.one', '欧阳修远', '137****1111', '待审核'],
      ['list_two', '=HYPERLINK(1)', '137****2222', '待审核'],
    ])
    expect(await lastAudit(api, 'users.export')).toMatchObject({
      outcome: 'done',
      details: { filter: { status: 'pending' }, columns: ['users.username', 'users.name', 'users.mobile', 'users.status'] },
    })
  })

  it('speaks the language that is asked for', async () => {
    const reply = await api.as('admin-audit').sendWire(users.export, {
      keyWord: 'company',
      pageNation: { pageNumber: 1, pageSize: 1 },
      columns: ['username', 'kind', 'roles'],
      language: 'en_US',
    })
    expect(await readSheet(reply.body as Buffer)).toEqual([
      ['User name', 'Kind', 'Roles'],
      ['company', 'Legal entity', expect.stringContaining('pplicant')],
    ])
  })
})

describe('organisations to choose from', () => {
  it('are found by a part of the name, those in force only', async () => {
    const found = await api.as('admin-system').call(users.organizations, { keyword: '陕西' })
    expect(found.map((organization) => organization.name)).toContain('陕西省文物局')
    expect((await api.as('admin-system').call(users.organizations, { keyword: '%' })).length).toBe(0)
    expect((await api.as('admin-system').call(users.organizations, { keyword: '' })).length).toBe(30)
  })
})
