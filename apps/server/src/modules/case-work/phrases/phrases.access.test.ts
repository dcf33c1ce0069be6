import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/phrases/contract'
import type { Phrase } from '@wenwu/core/phrases/model'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let own: Phrase
let shared: Phrase
beforeAll(async () => {
  api = await startTestApp()
  // those of the demo data
  await api.pool.query('delete from phrases')
  own = await api.as('province-sx').call(contract.add, { content: '同意。', isShared: false, purpose: 'opinion' })
  shared = await api.as('province-sx-lead').call(contract.add, { content: '请按局务会意见办理。', isShared: true, purpose: 'opinion' })
})
afterAll(() => api.stop())

const words = async (username: string) => (await api.as(username).call(contract.list, {})).phrases.map(({ content }) => content)

it('one’s own phrases are read and changed by no other person, not by one’s lead either', async () => {
  for (const username of ['province-sx-lead', 'province-sxi', 'national-lead', 'thirdparty', 'expert1']) {
    expect([username, await words(username)]).not.toContain('同意。')
    for (const [endpoint, input] of [
      [contract.change, { id: own.id, content: '不同意。' }],
      [contract.remove, { id: own.id }],
    ] as const)
      expect([username, (await api.as(username).send(endpoint as never, input as never)).status]).toEqual([username, 404])
    await api.as(username).call(contract.use, { id: own.id })
  }
  const { rows } = await api.pool.query('select from phrase_uses where phrase_id = $1', [own.id])
  expect(rows).toEqual([])
  expect((await words('province-sx')).sort()).toEqual(['同意。', '请按局务会意见办理。'])
})

it('those of an organisation are read by its people alone and kept by those who answer for its cases', async () => {
  expect((await api.as('province-sx').call(contract.list, {})).canShare).toBe(false)
  expect((await api.as('province-sx-lead').call(contract.list, {})).canShare).toBe(true)
  for (const [endpoint, input] of [
    [contract.add, { content: '本局意见。', isShared: true, purpose: 'opinion' }],
    [contract.change, { id: shared.id, content: '改过。' }],
    [contract.remove, { id: shared.id }],
  ] as const) {
    const refused = await api.as('province-sx').send(endpoint as never, input as never)
    expect([refused.status, refused.body]).toMatchObject([403, { error: 'forbidden' }])
  }
  for (const username of ['province-sxi-lead', 'national-lead', 'expert1']) {
    expect(await words(username)).toEqual([])
    expect((await api.as(username).send(contract.change, { id: shared.id, content: '改过。' })).status).toBe(404)
    expect((await api.as(username).send(contract.remove, { id: shared.id })).status).toBe(404)
  }
  // a person without an organisation, whatever their permissions, shares nothing
  expect((await api.as('expert1').send(contract.add, { content: '大家的。', isShared: true, purpose: 'opinion' })).status).toBe(403)
  expect(
    (await api.as('national-officer').call(contract.add, { content: '国家局意见。', isShared: true, purpose: 'opinion' })).isShared,
  ).toBe(true)
  expect(await words('national-accept')).toEqual(['国家局意见。'])
  expect(await words('province-sx-lead')).toEqual(['请按局务会意见办理。'])
})

it('whoever has no to-do list has none', async () => {
  const calls = [
    [contract.list, {}],
    [contract.add, { content: '同意。', isShared: false, purpose: 'opinion' }],
    [contract.change, { id: own.id, content: '不同意。' }],
    [contract.remove, { id: own.id }],
    [contract.use, { id: own.id }],
  ] as const
  for (const username of ['company', 'person', 'customs', 'admin-system', 'admin-security', 'admin-audit', 'editor'])
    for (const [endpoint, input] of calls)
      expect([username, (await api.as(username).send(endpoint as never, input as never)).status]).toEqual([username, 403])
  for (const [endpoint, input] of calls) expect((await api.anonymous.send(endpoint as never, input as never)).status).toBe(401)
})
