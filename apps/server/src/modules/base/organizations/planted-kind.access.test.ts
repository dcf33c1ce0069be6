// first: what follows reads the kinds when it is loaded
import '../../../testing/zone-bureau/plant.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '@wenwu/core/kernel/id'
import type { ItemSource, Role } from '@wenwu/core/item/model'
import { toProcessSpec } from '@wenwu/core/item/process-table'
import { emitBpmn } from '@wenwu/bpmn/emit'
import { setValue } from '@wenwu/core/form/paths'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as organizations } from '@wenwu/core/organizations/contract'
import { act } from '../../../case-driver/drive-case.ts'
import { exampleOf } from '../../../case-driver/file-case.ts'
import { usualItem } from '../../../case-driver/played-items.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { demoTemplate, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { checkBpmn } from '../../case-work/items/check-bpmn.ts'
import { publishItems } from '../../case-work/items/index.ts'
import { organizationOf } from '../users/user-fixtures.ts'

let api: TestApp
const [here, there, elsewhere] = ['610112', '610113', '610115']
const zoneRole = 'zone-officer' as Role
const region = usualItem.columns.region!

/** The item with a zone before the province: its first task is theirs. */
const zoneItem: ItemSource = {
  ...usualItem,
  process: {
    ...usualItem.process,
    steps: usualItem.process.steps.map((step) =>
      step.kind === 'task' && step.id === 'provinceAccept'
        ? { ...step, task: { ...step.task, role: zoneRole, organization: 'case-zone' as typeof step.task.organization } }
        : step,
    ),
  },
}

beforeAll(async () => {
  // a template of its own: its roles are not those of other tests
  api = await startTestApp({ template: { ...demoTemplate, name: 'zone' } })
  await inTransaction(api.pool, (db) => publishItems(db, api.clock.now(), [zoneItem]))
  await addBureau('雁岭开发区文物局', here, 'zone-here')
  await addBureau('长乐开发区文物局', there, 'zone-there')
})
afterAll(() => api.stop())

async function create(name: string, kind: string, parentId: string, regionCode: string | null) {
  return api.as('admin-system').send(organizations.create, {
    name,
    kind: kind as 'unit',
    parentId,
    code: null,
    creditCode: null,
    provinceCode: null,
    regionCode,
  })
}

async function addOfficial(username: string, organizationId: string, role: string): Promise<void> {
  const id = newId()
  await api.pool.query(
    `insert into users (id, username, username_key, kind, name, organization_id, password_hash)
     select $1, $2::text, $2, 'official', $2, $3, password_hash from users where username = 'admin-system'`,
    [id, username, organizationId],
  )
  await api.pool.query('insert into user_roles select $1, id from roles where code = $2', [id, role])
}

async function addBureau(name: string, regionCode: string, username: string): Promise<void> {
  expect((await create(name, 'zone', await organizationOf(api, '陕西省文物局'), regionCode)).body).toMatchObject({ data: { regionCode } })
  await addOfficial(username, await organizationOf(api, name), 'zone-officer')
}

const idsFor = async (username: string): Promise<string[]> =>
  (await api.as(username).call(cases.query, { filter: { preset: 'all' }, sort: 'due-asc', page: { number: 1, size: 10 } })).rows.map(
    ({ id }) => id,
  )

describe('the office of a development zone, planted as one folder', () => {
  it('holds together with an item that names it, and asks for a form that says the region', async () => {
    const bpmn = emitBpmn(toProcessSpec(zoneItem.process))
    await expect(checkBpmn(bpmn, zoneItem, api.clock.now())).resolves.toBeUndefined()
    const { region: _, ...columns } = zoneItem.columns
    await expect(checkBpmn(bpmn, { ...zoneItem, columns }, api.clock.now())).rejects.toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ path: 'provinceAccept.organization', code: 'region-not-asked' }),
      ]) as unknown,
    })
  })

  it('stands in the tree below a province, in a region of that province', async () => {
    const shaanxi = await organizationOf(api, '陕西省文物局')
    for (const wrong of [null, '61', '6101', '140105', '619999'])
      expect([wrong, (await create('某开发区文物局', 'zone', shaanxi, wrong)).body]).toMatchObject([
        wrong,
        { error: 'organization-region-wrong', params: { digits: 6 }, field: 'regionCode' },
      ])
    expect((await create('某开发区文物局', 'zone', await organizationOf(api, '国家文物局'), here)).body).toMatchObject({
      error: 'organization-place',
    })
  })

  it('acts at its step and sees the cases of its region alone; so do its divisions', async () => {
    const data = exampleOf(usualItem.code)
    const own = await submitted(api, { data: setValue(data, region, here) })
    const foreign = await submitted(api, { data: setValue(data, region, there) })
    expect(await idsFor('zone-here')).toEqual([own])
    expect(await idsFor('zone-there')).toEqual([foreign])
    expect((await api.as('zone-here').send(cases.get, { id: foreign })).status).toBe(404)
    expect((await api.as('province-sx').call(cases.get, { id: own })).tasks.every((task) => task.actions.length === 0)).toBe(true)
    const bureau = await organizationOf(api, '雁岭开发区文物局')
    const stored = await api.as('admin-system').call(organizations.get, { id: bureau })
    expect(stored.use).toMatchObject({ tasks: 1 })
    // what waits for it in its region would wait for nobody
    expect((await api.as('admin-system').send(organizations.update, { ...stored, regionCode: there })).body).toMatchObject({
      error: 'organization-region-taken',
    })
    expect((await api.as('admin-system').send(organizations.update, { ...stored, regionCode: elsewhere })).body).toMatchObject({
      error: 'organization-region-busy',
      params: { n: 1 },
      field: 'regionCode',
    })

    expect((await create('审批科', 'division', await organizationOf(api, '长乐开发区文物局'), null)).body).toMatchObject({
      data: { regionCode: there, provinceCode: '61' },
    })
    await addOfficial('division-there', await organizationOf(api, '审批科'), 'zone-officer')
    expect(await idsFor('division-there')).toEqual([foreign])

    await act(api, 'zone-here', own, 'provinceAccept', { outcome: 'accept' })
    await act(api, 'division-there', foreign, 'provinceAccept', { outcome: 'accept' })
    const { history } = await api.as('company').call(cases.get, { id: own })
    const names = history.map((event) => event.actorName)
    expect(names).toContain('开发区承办人')
    expect(names).not.toContain('zone-here')
    expect((await api.as('province-sx').call(cases.get, { id: own })).tasks.some((task) => task.actions.length > 0)).toBe(true)
  })
})
