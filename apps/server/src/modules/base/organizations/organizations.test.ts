import { usualItem } from '../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departments } from '@wenwu/core/codes/departments'
import { contract } from '@wenwu/core/organizations/contract'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import type { OrganizationView } from '@wenwu/core/organizations/model'
import { seedReference } from '../../../db/seed/index.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { requireActiveOrganization } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const admin = () => api.as('admin-system')
const children = (parentId: string | null, page = 1) => admin().call(contract.children, { parentId, page })
const names = async (parentId: string | null) => (await children(parentId)).rows.map((row) => row.name)
const find = async (name: string) => (await admin().call(contract.search, { keyword: name })).rows.find((row) => row.name === name)!
const view = async (name: string) => admin().call(contract.get, { id: (await find(name)).id })
const add = (
  name: string,
  kind: OrganizationKind,
  parentId: string | null,
  more: Partial<{ code: string; creditCode: string; provinceCode: string }> = {},
) => admin().call(contract.create, { name, kind, parentId, code: null, creditCode: null, provinceCode: null, ...more })
const refused = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: { error?: string; reply?: { params: unknown; field?: string } }) => thrown,
  )
  return { error: error?.error, params: error?.reply?.params, field: error?.reply?.field }
}

describe('the tree as it is installed', () => {
  it('has the bureau with its departments and divisions of specification §3, and the provinces below it', async () => {
    const roots = await children(null)
    expect(roots.rows[0]).toMatchObject({ name: '国家文物局', kind: 'national', code: '010101', hasChildren: true })
    const below = (await children(roots.rows[0]!.id)).rows
    expect(below.filter((row) => row.kind === 'department').map((row) => [row.code, row.name])).toEqual([
      ['01010102', '文物保护与考古司'],
      ['01010103', '博物馆与社会文物司'],
      ['01010104', '督察司'],
    ])
    expect(below.filter((row) => row.kind === 'province')).toHaveLength(32)
    const divisions = (await children(below.find((row) => row.code === '01010102')!.id)).rows
    expect(divisions.map((row) => [row.code, row.name])).toEqual(
      departments.entries.filter((entry) => entry.parentCode === '01010102').map((entry) => [entry.code, entry.name.zh_CN]),
    )
    expect(divisions.map((row) => row.code).at(-1)).toBe('0101010207')
    expect(divisions.every((row) => row.kind === 'division' && !row.hasChildren)).toBe(true)
  })

  it('is not added to again after somebody renamed its bodies', async () => {
    const before = (await api.pool.query<{ n: number }>('select count(*)::int as n from organizations')).rows[0]!.n
    await api.pool.query(
      "update organizations set name = name || '（新）' where code = '0101010204' or (kind = 'province' and province_code = '61') or kind = 'national'",
    )
    await inTransaction(api.pool, (db) => seedReference(db, api.clock.now()))
    expect((await api.pool.query<{ n: number }>('select count(*)::int as n from organizations')).rows[0]!.n).toBe(before)
    expect((await find('考古处（新）')).path.map((step) => step.name)).toEqual(['国家文物局（新）', '文物保护与考古司'])
    await api.pool.query("update organizations set name = replace(name, '（新）', '')")
  })

  it('puts an installation from before the tree in place', async () => {
    await api.pool.query("update organizations set parent_id = null, code = null, position = 0 where kind in ('national', 'province')")
    await inTransaction(api.pool, (db) => seedReference(db, api.clock.now()))
    expect((await find('陕西省文物局')).path.map((step) => step.name)).toEqual(['国家文物局'])
    expect((await view('国家文物局')).code).toBe('010101')
  })
})

describe('the telephone of an organisation', () => {
  const change = async (name: string, more: { telephone?: string }) => {
    const { id, version, code, creditCode, provinceCode } = await view(name)
    return admin().call(contract.update, { id, version, name, code, creditCode, provinceCode, ...more })
  }
  const contacts = async () => (await api.anonymous.call(contract.contacts, {})).contacts

  it('of a bureau is open to everybody, the provinces first; of another body it is not', async () => {
    const { name } = await view('渭北博物馆')
    await change(name, { telephone: '029-00000000' })
    const found = await contacts()
    expect([found.length, found[0], found.at(-1)?.provinceCode]).toEqual([
      33,
      { name: '北京市文物局', provinceCode: '11', telephone: '400-000-0011' },
      null,
    ])
    expect(found.map((each) => each.name)).not.toContain(name)
  })

  it('is changed, stays where a change does not name it, and is a number', async () => {
    expect((await change('天津市文物局', { telephone: ' 0898-00000000 转 12、 0898-00000001 ' })).telephone).toBe(
      '0898-00000000 转 12、 0898-00000001',
    )
    const kept = await change('天津市文物局', {})
    expect(kept.telephone).toBe('0898-00000000 转 12、 0898-00000001')
    expect(await refused(change(kept.name, { telephone: '请加微信 abc' }))).toMatchObject({ error: 'telephone-wrong', field: 'telephone' })
    expect((await change(kept.name, { telephone: '400-000-0012\n' })).telephone).toBe('400-000-0012')
    await change(kept.name, { telephone: '' })
    expect((await contacts()).map((each) => each.name)).not.toContain(kept.name)
  })
})

describe('finding', () => {
  it('finds by name, code and credit code, with the way, in three statements at most', async () => {
    const search = (keyword: string) => admin().call(contract.search, { keyword })
    expect((await search('考古 处')).rows.map((row) => row.name)).toContain('考古处')
    expect((await search('0101010204')).rows.map((row) => [row.name, row.path.map((step) => step.name)])).toEqual([
      ['考古处', ['国家文物局', '文物保护与考古司']],
    ])
    expect((await search('91140100MA0DEM0133')).rows.map((row) => row.name)).toEqual(['晋阳古建筑保护工程有限公司'])
    expect((await search('％')).rows).toEqual([])
    expect((await search(' ')).rows).toEqual([])
    const { queries } = await api.countQueries(() => search('文物局'))
    expect(queries).toBeLessThanOrEqual(3)
  })

  it('is capped, and pages long levels', async () => {
    await api.pool.query(
      "insert into organizations (id, kind, name, province_code) select gen_random_uuid(), 'unit', '批量单位' || lpad(n::text, 3, '0'), '14' from generate_series(1, 130) n",
    )
    const found = await admin().call(contract.search, { keyword: '批量单位' })
    expect([found.rows.length, found.isCapped]).toEqual([50, true])
    const first = await children(null)
    const second = await children(null, 2)
    expect([first.rows.length, first.hasMore, second.hasMore]).toEqual([100, true, false])
    const ids = [...first.rows, ...second.rows].map((row) => row.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(
      (await api.pool.query<{ n: number }>('select count(*)::int as n from organizations where parent_id is null')).rows[0]!.n,
    )
    const { queries } = await api.countQueries(() => children(null))
    expect(queries).toBeLessThanOrEqual(2)
    await api.pool.query("delete from organizations where name like '批量单位%'")
  })
})

describe('adding and changing', () => {
  it('adds at the end of a level, in normal form; a division has the province of its bureau', async () => {
    const bureau = await find('陕西省文物局')
    const made = await add('  文物保护处　', 'division', bureau.id, { code: ' SX-01 ' })
    expect(made).toMatchObject({
      name: '文物保护处',
      code: 'SX-01',
      provinceCode: '61',
      isActive: true,
      version: 1,
      use: { accounts: 0, tasks: 0, children: 0, workGroups: 0 },
    })
    expect(made.path.map((step) => step.name)).toEqual(['国家文物局', '陕西省文物局'])
    await add('安全督察处', 'division', bureau.id)
    expect(await names(bureau.id)).toEqual(['文物保护处', '安全督察处'])
    const { rows } = await api.pool.query(
      "select action, outcome, object_id, details from audit_rows where action = 'organizations.create' order by id limit 1",
    )
    expect(rows).toEqual([
      {
        action: 'organizations.create',
        outcome: 'done',
        object_id: made.id,
        details: { name: '文物保护处', kind: 'division', parent: '陕西省文物局' },
      },
    ])
  })

  it.each([
    ['division', null],
    ['department', null],
    ['national', null],
    ['province', '国家文物局'],
    ['unit', '国家文物局'],
    ['division', '国家文物局'],
    ['division', '考古处'],
    ['third-party', '晋阳古建筑保护工程有限公司'],
  ] as const)('refuses a %s below %s', async (kind, parent) => {
    const parentId = parent === null ? null : (await find(parent)).id
    expect(await refused(add('放错的机构', kind, parentId))).toMatchObject({ error: 'organization-place', field: 'parentId' })
  })

  it('refuses codes in use and credit codes that are none, on their field', async () => {
    expect(await refused(add('重码', 'unit', null, { code: '01010102' }))).toEqual({
      error: 'organization-taken',
      params: { value: '01010102' },
      field: 'code',
    })
    expect(await refused(add('重码', 'unit', null, { creditCode: '91140100ma0dem0133' }))).toMatchObject({
      error: 'organization-taken',
      field: 'creditCode',
    })
    expect(await refused(add('错码', 'unit', null, { creditCode: '91140100MA0DEM0134' }))).toMatchObject({
      error: 'credit-code-wrong',
      field: 'creditCode',
    })
    expect(await refused(add('错省', 'unit', null, { provinceCode: '99' }))).toMatchObject({ error: 'bad-request', field: 'provinceCode' })
    expect(await refused(add('　', 'unit', null))).toMatchObject({ error: 'bad-request', field: 'name' })
  })

  it('refuses one of the same name at the same level, however it gets there, unless credit codes tell them apart', async () => {
    const parent = await add('重名集团', 'unit', null)
    const first = await add('重名分公司', 'unit', parent.id)
    const twice = { error: 'organization-twice', params: { name: '重名分公司' }, field: 'name' }
    expect(await refused(add('　重名分公司 ', 'unit', parent.id))).toEqual(twice)
    await add('保护中心（ABC）', 'unit', parent.id)
    for (const name of ['保护中心(abc)', '保护 中心（ＡＢＣ）', '\ufe0f保护中心（ABC）'])
      expect(await refused(add(name, 'unit', parent.id))).toMatchObject({ error: 'organization-twice', field: 'name' })
    const elsewhere = await add('重名分公司', 'unit', null)
    expect(await refused(admin().call(contract.move, { id: elsewhere.id, parentId: parent.id, version: elsewhere.version }))).toEqual(twice)
    const other = await add('分公司二', 'unit', parent.id)
    const change = (more: object) => admin().call(contract.update, { ...other, ...more })
    expect(await refused(change({ name: '重名分公司' }))).toEqual(twice)
    const closed = await admin().call(contract.setActive, { id: first.id, isActive: false, version: first.version })
    await change({ name: '重名分公司' })
    expect(await refused(admin().call(contract.setActive, { id: closed.id, isActive: true, version: closed.version }))).toEqual(twice)
    const coded = await add('同名公司', 'unit', null, { creditCode: '91610100MA6TEAT01U' })
    expect(await refused(add('同名公司', 'unit', null))).toMatchObject({ error: 'organization-twice' })
    expect((await add('同名公司', 'unit', null, { creditCode: '91610100MA6TEAT02Y' })).id).not.toBe(coded.id)
  })

  it('refuses a second body of a kind for one region, also where a region is changed', async () => {
    const bureau = await find('四川省文物局')
    const addCity = (name: string, regionCode: string) =>
      admin().call(contract.create, {
        name,
        kind: 'city',
        parentId: bureau.id,
        code: null,
        creditCode: null,
        provinceCode: null,
        regionCode,
      })
    const first = await addCity('甲市文物局', '5103')
    const taken = { error: 'organization-region-taken', params: { name: '甲市文物局' }, field: 'regionCode' }
    expect(await refused(addCity('乙市文物局', '5103'))).toEqual(taken)
    const second = await addCity('乙市文物局', '5104')
    expect(await refused(admin().call(contract.update, { ...second, regionCode: '5103' }))).toEqual(taken)
    expect((await admin().call(contract.update, { ...first, telephone: '0813-0000000' })).telephone).toBe('0813-0000000')
    // a bureau below that of a city is one of its counties
    const addCounty = (regionCode: string) =>
      admin().call(contract.create, {
        name: `县局${regionCode}`,
        kind: 'county',
        parentId: first.id,
        code: null,
        creditCode: null,
        provinceCode: null,
        regionCode,
      })
    expect(await refused(addCounty('510403'))).toEqual({ error: 'organization-region-wrong', params: { digits: 6 }, field: 'regionCode' })
    const county = await addCounty('510304')
    expect(county.regionCode).toBe('510304')
    // the bureau of the city does not leave its counties behind
    const now = await admin().call(contract.get, { id: first.id })
    expect(await refused(admin().call(contract.update, { ...now, regionCode: '5105' }))).toEqual({
      error: 'organization-region-below',
      params: { name: county.name },
      field: 'regionCode',
    })
    const closed = await admin().call(contract.setActive, { id: county.id, isActive: false, version: county.version })
    expect((await admin().call(contract.update, { ...now, regionCode: '5105' })).regionCode).toBe('5105')
    const reopen = (version: number) => admin().call(contract.setActive, { id: county.id, isActive: true, version })
    expect(await refused(reopen(closed.version))).toMatchObject({ error: 'organization-region-wrong' })
    const corrected = await admin().call(contract.update, { ...closed, regionCode: '510502' })
    expect((await reopen(corrected.version)).regionCode).toBe('510502')
  })

  it('of two who change it at once one wins; the codes of §3 stay', async () => {
    const division = await view('世界遗产处')
    const change = (name: string) =>
      admin().call(contract.update, { id: division.id, name, code: null, creditCode: null, provinceCode: '11', version: division.version })
    const both = await Promise.allSettled([change('世界文化遗产处'), change('世界遗产事务处')])
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    const loser = both.find((one) => one.status === 'rejected') as PromiseRejectedResult
    expect(loser.reason).toMatchObject({ status: 409, error: 'conflict' })
    const winner = both.find((one) => one.status === 'fulfilled') as PromiseFulfilledResult<OrganizationView>
    expect(winner.value).toMatchObject({ code: '0101010205', provinceCode: null, version: division.version + 1 })
  })

  it('a repeated request adds once', async () => {
    const input = { name: '只加一次', kind: 'unit' as const, parentId: null, code: null, creditCode: null, provinceCode: '61' }
    const [a, b] = await Promise.all([1, 2].map(() => admin().call(contract.create, input, { idempotencyKey: 'organization-once' })))
    expect(a!.id).toBe(b!.id)
    expect((await admin().call(contract.search, { keyword: '只加一次' })).rows).toHaveLength(1)
  })
})

describe('moving and order', () => {
  it('takes along what is below it, and gives departments the province of their new place', async () => {
    const [from, to] = [await find('四川省文物局'), await find('山西省文物局')]
    const department = await add('文物处（部门）', 'department', from.id)
    const division = await add('保护科', 'division', department.id)
    expect(division.provinceCode).toBe('51')
    const moved = await admin().call(contract.move, { id: department.id, parentId: to.id, version: department.version })
    expect([moved.provinceCode, moved.path.map((step) => step.name)]).toEqual(['14', ['国家文物局', '山西省文物局']])
    const below = await admin().call(contract.get, { id: division.id })
    expect([below.provinceCode, below.path.map((step) => step.name)]).toEqual(['14', ['国家文物局', '山西省文物局', '文物处（部门）']])
    expect((await admin().send(contract.move, { id: department.id, parentId: from.id, version: department.version })).body).toMatchObject({
      error: 'conflict',
    })
  })

  it('makes no circle, moves no bureau, and stops at eight levels', async () => {
    const top = await add('甲公司', 'unit', null)
    const middle = await add('甲公司分公司', 'unit', top.id)
    const low = await add('甲公司项目部', 'unit', middle.id)
    for (const parentId of [top.id, middle.id, low.id])
      expect(await refused(admin().call(contract.move, { id: top.id, parentId, version: 1 }))).toMatchObject({
        error: 'organization-cycle',
      })
    const bureau = await view('陕西省文物局')
    expect(await refused(admin().call(contract.move, { id: bureau.id, parentId: null, version: bureau.version }))).toMatchObject({
      error: 'organization-place',
    })
    let parent = low
    for (let level = 4; level <= 8; level++) parent = await add(`第${level}级`, 'unit', parent.id)
    expect(await refused(add('第9级', 'unit', parent.id))).toMatchObject({ error: 'organization-place' })
    const other = await add('乙公司', 'unit', null)
    expect(await refused(admin().call(contract.move, { id: top.id, parentId: other.id, version: 1 }))).toMatchObject({
      error: 'organization-place',
    })
  })

  it('of two moves that would close a circle together one is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await add(`环${round}甲`, 'unit', null), await add(`环${round}乙`, 'unit', null)]
      const both = await Promise.allSettled([
        admin().call(contract.move, { id: a.id, parentId: b.id, version: 1 }),
        admin().call(contract.move, { id: b.id, parentId: a.id, version: 1 }),
      ])
      expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })

  it('puts a level into an order, which must be the whole level', async () => {
    const parent = await add('排序单位', 'unit', null)
    const ids: string[] = []
    for (const name of ['一', '二', '三']) ids.push((await add(`排序${name}`, 'unit', parent.id)).id)
    await admin().call(contract.reorder, { parentId: parent.id, ids: [ids[2]!, ids[0]!, ids[1]!] })
    expect(await names(parent.id)).toEqual(['排序三', '排序一', '排序二'])
    for (const wrong of [ids.slice(1), [...ids, parent.id], [ids[0]!, ids[0]!, ids[1]!]])
      expect((await admin().send(contract.reorder, { parentId: parent.id, ids: wrong })).body).toMatchObject({ error: 'conflict' })
  })
})

describe('activation', () => {
  const setActive = (organization: { id: string; version: number }, isActive: boolean) =>
    admin().call(contract.setActive, { id: organization.id, isActive, version: organization.version })

  it('is refused while accounts, tasks, organisations or work groups hang on it, with their counts', async () => {
    expect(await refused(setActive(await view('晋阳古建筑保护工程有限公司'), false))).toEqual({
      error: 'organization-in-use',
      params: { accounts: 1, tasks: 0, children: 0, workGroups: 0 },
      field: undefined,
    })
    expect(await refused(setActive(await view('文物保护与考古司'), false))).toMatchObject({ params: { accounts: 0, children: 7 } })
    const group = '01890000-0000-7000-8000-00000000aaaa'
    const division = await view('规划处')
    await api.pool.query(
      "insert into work_groups (id, name, name_key, organization_id, created_at, updated_at) values ($1, '组', '组', $2, now(), now())",
      [group, division.id],
    )
    expect(await refused(setActive(division, false))).toMatchObject({ params: { workGroups: 1 } })
    await api.pool.query('delete from work_groups where id = $1', [group])
    await submitted(api, { itemCode: usualItem.code })
    await api.pool.query(
      "update users set is_locked = true where organization_id = (select id from organizations where name = '陕西省文物局')",
    )
    await api.pool.query(
      "update organizations set is_active = false where parent_id = (select id from organizations where name = '陕西省文物局')",
    )
    expect(await refused(setActive(await view('陕西省文物局'), false))).toMatchObject({ params: { accounts: 0, children: 0, tasks: 1 } })
    await api.pool.query(
      "update organizations set is_active = true where parent_id = (select id from organizations where name = '陕西省文物局')",
    )
    await api.pool.query(
      "update users set is_locked = false where organization_id = (select id from organizations where name = '陕西省文物局')",
    )
  })

  it('then nobody can be put there or let in again, whoever writes it', async () => {
    const unit = await view('渭北博物馆')
    await api.pool.query("update users set is_locked = true where username = 'museum'")
    const closed = await setActive(unit, false)
    expect(closed.isActive).toBe(false)
    await expect(api.pool.query("update users set is_locked = false where username = 'museum'")).rejects.toMatchObject({ code: 'WW001' })
    await expect(api.pool.query('update users set organization_id = $1 where username = $2', [unit.id, 'person'])).rejects.toMatchObject({
      code: 'WW001',
    })
    await api.pool.query("update users set name = name || '' where username = 'museum'")
    await expect(inTransaction(api.pool, (db) => requireActiveOrganization(db, unit.id))).rejects.toMatchObject({
      code: 'organization-inactive',
    })
    expect(await refused(add('停用下级', 'unit', unit.id))).toMatchObject({ error: 'organization-inactive', field: 'parentId' })
    await setActive(closed, true)
    await api.pool.query("update users set is_locked = false where username = 'museum'")
  })

  it('of a deactivation and a new account at the same moment one gives way', async () => {
    for (let round = 0; round < 5; round++) {
      const unit = await add(`同时${round}`, 'unit', null)
      const [closing, joining] = await Promise.allSettled([
        setActive(unit, false),
        api.pool.query('update users set organization_id = $1 where username = $2', [unit.id, 'person']),
      ])
      expect([closing.status, joining.status].sort()).toEqual(['fulfilled', 'rejected'])
      await api.pool.query("update users set organization_id = null where username = 'person'")
    }
  })

  it('below an inactive one nothing is activated', async () => {
    const parent = await add('关停公司', 'unit', null)
    const child = await add('关停分公司', 'unit', parent.id)
    const closedChild = await setActive(child, false)
    await setActive(parent, false)
    expect(await refused(setActive(closedChild, true))).toMatchObject({ error: 'organization-inactive' })
  })
})
