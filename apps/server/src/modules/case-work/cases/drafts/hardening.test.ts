import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as documents } from '@wenwu/core/documents/contract'
import { contract as items } from '@wenwu/core/items/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import type { ErrorBody } from '../../../../platform/http/error-reply.ts'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { draftLimits } from '@wenwu/core/form/draft-shape'
import { taskOf } from '../../../../case-driver/drive-case.ts'
import { newDraft } from '../../../../case-driver/file-case.ts'
import { submitted } from '../../../../testing/case-fixtures.ts'
import { sampleInput } from '../../../../testing/sample-input.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let draftId: string
let caseId: string
let taskId: string
beforeAll(async () => {
  api = await startTestApp()
  draftId = (await newDraft(api)).id
  caseId = await submitted(api)
  taskId = (await taskOf(api, 'province-sx', caseId, 'provinceAccept')).id
})
afterAll(() => api.stop())

const endpoints: [string, AnyEndpoint][] = Object.entries({ cases, tasks, items, documents }).flatMap(([module, contract]) =>
  Object.entries(contract as Record<string, AnyEndpoint>).map(([name, endpoint]): [string, AnyEndpoint] => [`${module}.${name}`, endpoint]),
)

/** Values that break things, for every field of every call. */
const bad: unknown[] = [
  null,
  'NUL \u0000',
  '\ud800',
  '\udc00x',
  '',
  ' ',
  "'; drop table cases; --",
  '𠮷'.repeat(60_000),
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  true,
  [],
  [null],
  {},
  { a: { b: 1 } },
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '2026-02-31',
  '9999-99-99',
  '%00',
  '99999999999999999999',
]

describe('whatever is sent', () => {
  it.each(endpoints)('%s answers below 500', async (name, endpoint) => {
    const username = endpoint.access.includes('case.apply') ? 'company' : 'province-sx'
    const real = {
      id: name.startsWith('tasks.') ? taskId : endpoint.access.includes('case.apply') ? draftId : caseId,
      itemCode: usualItem.code,
      call: 'getBasicInfor',
    }
    const good = { ...sampleInput(endpoint), pageNation: { pageNumber: 1, pageSize: 10 } } as Record<string, unknown>
    for (const key of Object.keys(real) as (keyof typeof real)[]) if (key in good) good[key] = real[key]
    const fields = [
      ...new Set([...Object.keys(good), ...Object.keys((endpoint.input.schema as unknown as { shape?: object }).shape ?? {})]),
    ]
    for (const field of fields) {
      for (const value of bad) {
        const isInUrl = endpoint.path.includes(`:${field}`) || endpoint.method === 'GET' || endpoint.method === 'DELETE'
        // what no URL can carry is the client's error, not ours
        if (isInUrl && (typeof value === 'object' || (typeof value === 'string' && (/[\ud800-\udfff]/.test(value) || value === ''))))
          continue
        const reply = await api.as(username).sendWire(endpoint, { ...good, [field]: value })
        if (reply.status >= 500) expect([field, String(value).slice(0, 40), reply.status, reply.body]).toEqual('below 500')
      }
    }
    expect(fields.length).toBeGreaterThan(0)
  })

  it.each([
    ['POST', '/api/v1/cases/query', { pageNation: { pageNumber: 0, pageSize: 10 } }, 'pageNation.pageNumber'],
    ['POST', '/api/v1/cases/query', { pageNation: { pageNumber: 1e9, pageSize: 10 } }, 'pageNation.pageNumber'],
    ['POST', '/api/v1/cases/query', { pageNation: { pageNumber: 1, pageSize: 100_000 } }, 'pageNation.pageSize'],
    ['POST', '/api/v1/cases/query', { pageNation: { pageNumber: '1', pageSize: 10 } }, 'pageNation.pageNumber'],
    ['POST', '/api/v1/cases/query', {}, 'pageNation'],
    ['POST', '/api/v1/cases/query', { pageNation: { pageNumber: 1, pageSize: 10 }, applyTimeS: '2026-02-30' }, 'applyTimeS'],
    ['POST', '/api/v1/cases/query', { pageNation: { pageNumber: 1, pageSize: 10 }, sort: 'title' }, 'sort'],
    ['POST', '/api/v1/cases/query', { pageNation: { pageNumber: 1, pageSize: 10 }, keyWord: 'a\u0000b' }, 'keyWord'],
    ['POST', '/api/v1/cases/query', { pageNation: { pageNumber: 1, pageSize: 10 }, keyWord: 'x'.repeat(101) }, 'keyWord'],
    ['GET', '/api/crbwf/getActivelyTaskallList?pageSize=0', undefined, 'pageSize'],
    ['GET', '/api/crbwf/getActivelyTaskallList?dueBy=2026-13-01', undefined, 'dueBy'],
    ['GET', '/api/crbwf/getActivelyTaskallList?dealTimeS=2026-13-01', undefined, 'dealTimeS'],
    ['GET', '/api/crbwf/getActivelyTaskallList?province=614', undefined, 'province'],
    ['GET', '/api/crbwf/getActivelyTaskallList?pageNumber=abc', undefined, 'pageNumber'],
  ])('%s %s %j: the error names the field', async (method, url, body, field) => {
    const reply = await api.as('province-sx').request(method, url, body)
    expect([reply.status, (reply.body as ErrorBody).field]).toEqual([400, field])
  })

  it('an address with a broken id leads nowhere', async () => {
    const reply = await api.as('province-sx').request('GET', '/api/v1/cases/nonsense')
    expect([reply.status, (reply.body as ErrorBody).error]).toEqual([404, 'not-found'])
  })

  it('beside the body in the address counts for nothing', async () => {
    const query = 'sort=evil&keyField=constructor&preset=nothing&counts=x&keyWord=%00'
    const reply = await api
      .as('province-sx')
      .request('POST', `/api/v1/cases/query?${query}`, { pageNation: { pageNumber: 1, pageSize: 10 } })
    expect(reply.status).toBe(200)
    const [draft, other] = [await newDraft(api), await newDraft(api)]
    const moved = await api.as('company').request('PUT', `/api/v1/drafts/${draft.id}?id=${other.id}`, {
      id: other.id,
      baseRevision: 1,
      device: 'x',
      data: { project: { projectName: '甲' } },
    })
    expect(moved.status).toBe(200)
    expect((await api.as('company').call(cases.get, { id: other.id })).revision).toBe(1)
  })

  it('unknown paths and methods are not found, in JSON', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['POST', '/api/v1/cases/query/more'],
      ['DELETE', '/api/v1/cases/query'],
      ['PUT', `/api/itemAppr/${usualItem.code}`],
      ['GET', '/api/v1/cases/%2e%2e/%2e%2e'],
    ] as const) {
      const reply = await api.as('company').request(method, url)
      expect([url, reply.status < 500, (reply.body as ErrorBody).code]).toEqual([url, true, reply.status])
    }
  })

  it('broken JSON, a wrong type and no body are refused politely', async () => {
    const send = (body: string, type: string) =>
      api.as('company').request('POST', '/api/v1/drafts', body, { 'content-type': type, 'idempotency-key': 'abcdefgh' })
    for (const [body, type] of [
      ['{', 'application/json'],
      ['[]', 'application/json'],
      ['"x"', 'application/json'],
      ['null', 'application/json'],
      ['<x/>', 'text/xml'],
      ['', 'application/json'],
      ['{"__proto__":{"a":1}}', 'application/json'],
    ] as const)
      expect([body, (await send(body, type)).status]).toEqual([body, 400])
    const bare = await api.as('company').request('POST', '/api/v1/drafts', undefined, { 'idempotency-key': 'abcdefgh' })
    expect([bare.status, (bare.body as ErrorBody).field]).toEqual([400, 'itemCode'])
  })
})

describe('a draft', () => {
  beforeAll(async () => {
    draftId = (await newDraft(api)).id
  })
  const save = (data: unknown) => api.as('company').request('PUT', `/api/v1/drafts/${draftId}`, { baseRevision: 0, device: 'x', data })

  it('larger than it may be is refused before it is read', async () => {
    const huge = await save({ project: { projectName: 'x'.repeat(4 * 1024 * 1024) } })
    expect([huge.status, (huge.body as ErrorBody).error]).toEqual([413, 'too-large'])
  })

  it.each<[string, unknown, number, string]>([
    ['one text too long', { project: { projectName: 'x'.repeat(draftLimits.text + 1) } }, 400, 'project.projectName'],
    [
      'all texts too long',
      { project: Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`f${i}`, 'x'.repeat(49_000)])) },
      400,
      'data',
    ],
    ['too many names', { project: Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`f${i}`, 1])) }, 400, 'project'],
    ['too deep', { project: { projectName: JSON.parse('['.repeat(12) + ']'.repeat(12)) as unknown } }, 400, 'project.projectName'],
    ['a section that is no object', { project: 'x' }, 400, 'data'],
    ['a NUL in a name', { project: { 'a\u0000b': 1 } }, 400, 'data.project'],
    ['a NUL in a text', { project: { projectName: 'a\u0000b' } }, 400, 'data.project.projectName'],
    ['half a character', { project: { projectName: '\ud83d' } }, 400, 'data.project.projectName'],
    ['no object at all', 'x', 400, 'data'],
  ])('%s: the error says where', async (_name, data, status, field) => {
    const reply = await save(data)
    const { field: named, params } = reply.body as ErrorBody
    expect(reply.status).toBe(status)
    expect(named ?? params.field).toMatch(new RegExp(`^${field.replaceAll('.', '\\.')}`))
  })

  it.each([draftLimits.rows + 1, 5_000, 10_000])('with a table of %i rows is told how many it may have', async (n) => {
    const list = Array.from({ length: n }, (_, i) => ({
      id: `r${i}`,
      ...Object.fromEntries(Array.from({ length: 20 }, (_c, j) => [`c${j}`, 1])),
    }))
    expect(await save({ project: { list } })).toMatchObject({
      status: 400,
      body: {
        error: 'bad-request',
        msg: '请求内容不符合要求：project.list',
        problems: [{ path: 'project.list', code: 'rows-max', params: { n: draftLimits.rows } }],
      },
    })
  })

  it('nested a hundred thousand deep is refused too', async () => {
    const depth = 100_000
    const body = `{"baseRevision":1,"device":"x","data":{"project":{"projectName":${'['.repeat(depth)}${']'.repeat(depth)}}}}`
    const reply = await api.as('company').request('PUT', `/api/v1/drafts/${draftId}`, body, { 'content-type': 'application/json' })
    expect(reply.status).toBe(400)
  })
})
