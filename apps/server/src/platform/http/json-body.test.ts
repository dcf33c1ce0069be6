import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '@wenwu/core/kernel/id'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as laws } from '@wenwu/core/laws/contract'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { findExcess, valuesWithin } from './json-body.ts'

describe('the structure of a body', () => {
  it('is modest whatever its texts say, and is not beyond a hundred levels or sixty thousand values of a megabyte', () => {
    const excess = (text: string) => findExcess(text, valuesWithin(1024 * 1024))
    const keys = (n: number) => JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, 1])))
    fc.assert(fc.property(fc.json(), (text) => excess(text) === undefined))
    expect(excess(JSON.stringify(['["\\'.repeat(40_000), '"'.repeat(70_000)]))).toBeUndefined()
    expect(excess(`${'['.repeat(100)}${']'.repeat(100)}`)).toBeUndefined()
    expect(excess(`${'['.repeat(101)}${']'.repeat(101)}`)).toBe('depth')
    expect(excess(`${'{"a":'.repeat(101)}1${'}'.repeat(101)}`)).toBe('depth')
    expect(excess(JSON.stringify(Array.from({ length: 59_000 }, (_, i) => i)))).toBeUndefined()
    expect(excess(keys(61_000))).toBe('values')
    expect(excess('"never closed')).toBeUndefined()
    // a body that may be larger may have more of them, to an end
    expect([1, 1024 * 1024, 4 * 1024 * 1024, 8 * 1024 * 1024].map(valuesWithin)).toEqual([60_000, 60_000, 240_000, 240_000])
    expect(findExcess(keys(61_000), 240_000)).toBeUndefined()
  })
})

describe('over HTTP', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  const ask = (more: string) =>
    fetch(`${api.address}${laws.query.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: `{"pageNation":{"pageNumber":1,"pageSize":10},"unknown":${more}}`,
    })

  it('bytes that are no UTF-8 are refused, a mark of the byte order is none of the text', async () => {
    const send = (body: Uint8Array) =>
      fetch(`${api.address}${laws.query.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: new Uint8Array(body),
      })
    const good = '{"pageNation":{"pageNumber":1,"pageSize":10},"keyWord":"文物"}'
    // «文物» as GBK has it
    const gbk = Buffer.concat([Buffer.from(good.split('文物')[0]!), Buffer.from([0xce, 0xc4, 0xce, 0xef]), Buffer.from('"}')])
    const reply = await send(gbk)
    expect([reply.status, ((await reply.json()) as { error: string }).error]).toEqual([400, 'bad-text'])
    expect([(await send(Buffer.from(good))).status, (await send(Buffer.from(`\ufeff${good}`))).status]).toEqual([200, 200])
  })

  it('nested brackets and too many keys are refused, a long text and some thousand keys are not', async () => {
    const keys = (n: number) => JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [i.toString(36), 1])))
    for (const more of [`${'['.repeat(450_000)}1${']'.repeat(450_000)}`, `${'['.repeat(101)}1${']'.repeat(101)}`]) {
      const reply = await ask(more)
      const { error, field } = (await reply.json()) as { error: string; field?: string }
      expect([reply.status, error, field === 'unknown']).toEqual([400, 'bad-request', false])
    }
    const many = await ask(keys(70_000))
    expect([many.status, await many.json()]).toMatchObject([
      400,
      { error: 'too-many-values', msg: '提交的内容过多，超过 60000 项；表格的行过多的，请减少后重试。' },
    ])
    // read whole, so that the list can say it has no such filter
    for (const more of [`"${'['.repeat(900_000)}"`, keys(5_000)]) expect(await (await ask(more)).json()).toMatchObject({ field: 'unknown' })
  })

  it('a name that a caller makes up is not sent back whole', async () => {
    const name = 'a'.repeat(500_000)
    const data = { project: { [name]: '\u0000' } }
    const { status, body } = await api.as('company').send(cases.saveDraft, { id: newId(), baseRevision: 0, device: '', data })
    const path = `data.project.${'a'.repeat(186)}…`
    expect([status, body]).toEqual([
      400,
      {
        code: 400,
        error: 'bad-text',
        msg: `“${path}”中含有无法保存的字符，请删除后重试。`,
        params: { field: path },
        field: path,
        requestId: expect.any(String) as string,
      },
    ])
    // the check of the schema names it, too
    const reply = await ask(`1,"${name}":1`)
    expect(((await reply.json()) as { field: string }).field.length).toBeLessThanOrEqual(200)
  })

  it('what is no JSON, and names that reach into prototypes, are refused as before', async () => {
    for (const more of ['{', '{"__proto__":1}', `["${'a'.repeat(20_000)}"`]) expect((await ask(more)).status).toBe(400)
  })
})
