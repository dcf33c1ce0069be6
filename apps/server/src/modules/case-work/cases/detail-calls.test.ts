import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { detailCalls, getDetailCalls } from '@wenwu/core/item/detail-calls'
import { newId } from '@wenwu/core/kernel/id'
import { contract as items } from '@wenwu/core/items/contract'
import { items as folders } from '@wenwu/items/index.generated'
import { exampleOf } from '../../../case-driver/file-case.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
const itemCodes = folders.map(({ code }) => code)
const ids: Record<string, string> = {}
/** The item whose viewer makes a call. */
const itemWith = (call: string) => folders.find(({ viewer }) => viewer.some((node) => node.call === call))!.code

beforeAll(async () => {
  api = await startTestApp()
  for (const itemCode of itemCodes) ids[itemCode] = await submitted(api, { itemCode })
})
afterAll(() => api.stop())

const isGet = (call: string) => (getDetailCalls as readonly string[]).includes(call)
const read = (call: string, id: string, key = 'billId') =>
  isGet(call) ? api.as('company').request('GET', `/api/${call}?id=${id}`) : api.as('company').request('POST', `/api/${call}`, { [key]: id })

describe('the 49 calls of specification §7.3', () => {
  it('are mounted with their own method only', async () => {
    expect(detailCalls).toHaveLength(49)
    expect(new Set(detailCalls).size).toBe(49)
    for (const call of detailCalls) {
      const wrong = await api.as('company').request(isGet(call) ? 'POST' : 'GET', `/api/${call}`, isGet(call) ? {} : undefined)
      expect([call, wrong.status]).toEqual([call, 404])
      expect(
        api.app.routes.filter((route) => route.path === `/api/${call}` && route.method !== 'HEAD').map((route) => route.method),
      ).toEqual([isGet(call) ? 'GET' : 'POST'])
    }
  })

  it.each(itemCodes)('%s: answer data.data under code 200, the sections its viewer names, null for the others', async (itemCode) => {
    const view = await api.as('company').call(cases.get, { id: ids[itemCode]! })
    const { definition } = await api.anonymous.call(items.version, { id: view.itemVersionId })
    const example = exampleOf(itemCode)
    let used = 0
    for (const call of detailCalls) {
      const { status, body } = await read(call, ids[itemCode]!)
      const { code, data } = body as { code: number; data: { data: unknown } }
      expect([call, status, code]).toEqual([call, 200, 200])
      const node = definition.viewer.find((each) => each.call === call)
      if (node === undefined) {
        expect([call, data.data]).toEqual([call, null])
        continue
      }
      used++
      if (node.sections.includes('materials')) {
        const files = data.data as Record<string, unknown>[]
        expect(files.map((file) => file.fileOrigName).sort()).toEqual(
          view.materials.flatMap((material) => material.files.map((file) => file.name)).sort(),
        )
        expect(Object.keys(files[0]!).sort()).toEqual([
          'attachmenttitle',
          'fileOrigName',
          'filePath',
          'fileUrl',
          'id',
          'infotypename',
          'size',
        ])
      } else if (node.list !== undefined) {
        const [section, field] = node.list.split('.') as [string, string]
        expect([call, data.data]).toEqual([call, view.data[section]![field]])
        expect((data.data as unknown[]).length).toBeGreaterThan(0)
      } else {
        expect([call, data.data]).toEqual([call, Object.assign({}, ...node.sections.map((section) => view.data[section]))])
        expect(data.data).toMatchObject(Object.assign({}, ...node.sections.map((section) => example[section] ?? {})))
      }
    }
    expect(used).toBe(definition.viewer.length)
  })

  it('take the case under each name the specification uses', async () => {
    const basic = itemWith('getProjectBasicInfor')
    const expected = (await read('getProjectBasicInfor', ids[basic]!)).body
    expect(expected).toMatchObject({ data: { data: { projectName: exampleOf(basic).project!.projectName } } })
    for (const key of ['bill_id', 'id', 'projectId', 'businessKey'])
      expect((await read('getProjectBasicInfor', ids[basic]!, key)).body).toEqual(expected)
    expect((await api.as('company').request('POST', `/api/getProjectBasicInfor?billId=${ids[basic]!}`)).body).toEqual(expected)
  })

  it('GET /api/getKgBascicInfo?id= gives the excavation plan', async () => {
    const excavation = itemWith('getKgBascicInfo')
    const { status, body } = await api.as('company').request('GET', `/api/getKgBascicInfo?id=${ids[excavation]}`)
    expect([status, (body as { data: { data: { projectName: string } } }).data.data.projectName]).toEqual([
      200,
      exampleOf(excavation).project!.projectName,
    ])
  })

  it('know no case that does not exist, and take no other call by the body', async () => {
    for (const id of [newId(), 'nonsense', '', '0', "' or 1=1 --"]) {
      const { status, body } = await api.as('company').request('POST', '/api/getProjectBasicInfor', { billId: id })
      expect([id, status, body]).toMatchObject([id, 404, { error: 'not-found' }])
    }
    const basic = itemWith('getProjectBasicInfor')
    const forced = await api.as('company').request('POST', '/api/getRepairBudget', { billId: ids[basic]!, call: 'getProjectBasicInfor' })
    expect(forced.body).toMatchObject({ code: 200, data: { data: null } })
  })
})
