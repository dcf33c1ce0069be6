import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/list-views/contract'
import { listKeys } from '@wenwu/core/list-views/check-view'
import { defaultView, maxViews, type ViewState } from '@wenwu/core/list-views/model'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const bare: ViewState = { values: {}, preset: null, sort: null, columns: null, pageSize: null }
const full: ViewState = {
  values: { keyword: '塔', status: 'G12', province: '61' },
  preset: 'overdue',
  sort: 'due-desc',
  columns: ['title', 'remaining'],
  pageSize: 30,
}
type Given = Partial<{ list: string; name: string; isShared: boolean; isDefault: boolean; state: ViewState }>
const given = (said: Given) => ({ list: 'todo', name: '超期的', isShared: false, isDefault: false, state: bare, ...said })
const add = (username: string, said: Given = {}) => api.as(username).call(contract.add, given(said))
const send = (username: string, said: Given = {}) => api.as(username).send(contract.add, given(said))
const views = async (username: string, list = 'todo') => (await api.as(username).call(contract.list, { list })).views
const names = async (username: string, list?: string) => (await views(username, list)).map(({ name }) => name)

describe('views of lists', () => {
  it('keep what the address says, for one list; one’s own come first, then the organisation’s', async () => {
    await add('province-sc-lead', { name: '本局超期', isShared: true, state: full })
    const own = await add('province-sc', { name: ' 我的\t超期 ', state: full })
    expect(own).toMatchObject({ name: '我的 超期', isShared: false, isDefault: false, state: full })
    await add('province-sc', { list: 'cases', name: '全部办件' })
    expect(await names('province-sc')).toEqual(['我的 超期', '本局超期'])
    expect(await names('province-sc', 'cases')).toEqual(['全部办件'])
    expect((await views('province-sc'))[1]!.state).toEqual(full)
    // whose a shared one is, is told to all who may delete it
    const { rows } = await api.pool.query<{ name: string }>("select name from users where username = 'province-sc-lead'")
    expect((await views('province-sc')).map(({ by }) => by)).toEqual([null, rows[0]!.name])
    const { queries } = await api.countQueries(() => views('province-sc'))
    // with the session
    expect(queries).toBeLessThanOrEqual(3)
  })

  it('one’s own default opens the list, else the organisation’s, else nothing; what the organisation deletes leaves one’s own', async () => {
    const opens = async () => defaultView(await views('province-hn'))?.name
    expect(await opens()).toBeUndefined()
    const shared = await add('province-hn-lead', { name: '本局', isShared: true, isDefault: true })
    expect(await opens()).toBe('本局')
    await add('province-hn', { name: '甲', isDefault: true })
    const second = await add('province-hn', { name: '乙', isDefault: true })
    // of one owner one view opens the list
    expect((await views('province-hn')).filter((view) => view.isDefault).map(({ name }) => name)).toEqual(['乙', '本局'])
    expect(await opens()).toBe('乙')
    await api.as('province-hn').call(contract.change, { ...second, isDefault: false })
    expect(await opens()).toBe('本局')
    await api.as('province-hn').call(contract.change, { ...second, name: '丙', isDefault: false, state: full })
    await api.as('province-hn-lead').call(contract.remove, { id: shared.id })
    expect(await opens()).toBeUndefined()
    expect((await views('province-hn')).map(({ name, state }) => [name, state])).toEqual([
      ['甲', bare],
      ['丙', full],
    ])
  })

  it('of two who change a shared view the second is told where both changed its state; else both hold', async () => {
    const lead = api.as('province-hn-lead')
    const { id, state } = await add('province-hn-lead', { name: '同用', isShared: true })
    const change = (said: object) => lead.send(contract.change, { id, ...said })
    expect((await change({ state: full, was: state })).status).toBe(200)
    expect((await change({ name: '改名' })).status).toBe(200)
    expect((await change({ isDefault: true, was: state })).status).toBe(200)
    expect((await change({ state: { ...full, pageSize: 50 }, was: state })).body).toMatchObject({ error: 'conflict' })
    expect((await views('province-hn')).find((view) => view.id === id)).toMatchObject({ name: '改名', isDefault: true, state: full })
    await lead.call(contract.remove, { id })
  })

  it('have names that no other of the owner has, folded; other owners and other lists have theirs', async () => {
    const first = await add('expert1', { name: 'A 类' })
    const second = await add('expert1', { name: '乙' })
    for (const name of ['Ａ类', 'a  类', 'A類', 'A\u034f类'])
      expect([name, (await send('expert1', { name })).body]).toMatchObject([name, { error: 'view-name-taken', field: 'name' }])
    const renamed = await api.as('expert1').send(contract.change, { ...second, name: 'ａ类' })
    expect([renamed.status, renamed.body]).toMatchObject([409, { error: 'view-name-taken' }])
    expect((await api.as('expert1').call(contract.change, { ...first, name: 'a类' })).name).toBe('a类')
    await add('expert1', { list: 'done', name: 'A 类' })
    await add('expert2', { name: 'A 类' })
    for (const name of [' \u3164 ', '\t'])
      expect((await send('expert1', { name })).body).toMatchObject({ error: 'bad-request', field: 'name' })
    expect((await send('expert1', { name: '字'.repeat(41) })).status).toBe(400)
  })

  it('take only what the list has: other names are refused with a word, values that mean nothing are left out', async () => {
    const refused = async (state: Partial<ViewState>) => {
      const { status, body } = await send('expert1', { name: '错', state: { ...bare, ...state } })
      return [status, body]
    }
    for (const [state, name] of [
      [{ values: { keyWord: '塔' } }, 'keyWord'],
      [{ values: { dueBy: '2026-01-01' } }, 'dueBy'],
      [{ preset: 'concluded' }, 'concluded'],
      [{ sort: 'done-desc' }, 'done-desc'],
      [{ columns: ['title', 'dueOn'] }, 'dueOn'],
      [{ columns: ['constructor'] }, 'constructor'],
    ] as const)
      expect(await refused(state as Partial<ViewState>)).toMatchObject([400, { error: 'view-unknown-part', params: { name } }])
    for (const pageSize of [99, 0, -1, 1000]) expect(await refused({ pageSize })).toMatchObject([400, { error: 'page-size' }])
    const kept = await add('expert1', { name: '对', state: { ...bare, values: { keyword: '塔', status: 'X9', province: '99' } } })
    expect(kept.state.values).toEqual({ keyword: '塔' })
    for (const list of ['nothing', 'constructor', '__proto__'])
      expect([list, (await send('expert1', { list })).status, (await api.as('expert1').send(contract.list, { list })).status]).toEqual([
        list,
        404,
        404,
      ])
  })

  it('are bounded for each owner and list, also when several come at once', async () => {
    const many = Array.from({ length: maxViews - 1 }, (_, n) => send('company', { list: 'my-cases', name: `第${n}个` }))
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200))
    const raced = await Promise.all([1, 2, 3].map((n) => send('company', { list: 'my-cases', name: `多${n}`, isDefault: true })))
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await send('company', { list: 'my-cases', name: '再一个' })).body).toMatchObject({ error: 'views-full', params: { max: 20 } })
    await add('company', { list: 'laws' })
    const defaults = await Promise.all(
      (await views('company', 'my-cases')).slice(0, 4).map((view) => api.as('company').send(contract.change, { ...view, isDefault: true })),
    )
    expect(defaults.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await views('company', 'my-cases')).filter((view) => view.isDefault)).toHaveLength(1)
  })

  it('are there for every declared list', async () => {
    expect(listKeys).toEqual(expect.arrayContaining(['cases', 'my-cases', 'todo', 'done', 'laws', 'operators', 'roles', 'users']))
    expect(new Set(listKeys).size).toBe(listKeys.length)
    for (const list of listKeys) expect([list, (await send('national-accept', { list, name: list })).status]).toEqual([list, 200])
  })

  it('leave audit rows without their words', async () => {
    const view = await add('thirdparty')
    await api.as('thirdparty').call(contract.change, { ...view, name: '另名' })
    await api.as('thirdparty').call(contract.remove, { id: view.id })
    const { rows } = await api.pool.query('select action, object_type, details from audit_rows where object_id = $1 order by id', [view.id])
    expect(rows).toEqual(
      ['add', 'change', 'remove'].map((act) => ({
        action: `list-views.${act}`,
        object_type: 'list-view',
        details: { isShared: false },
      })),
    )
  })
})
