import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { contract as menus } from '@wenwu/core/menus/contract'
import { sampleInput } from '../../../testing/sample-input.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

describe('who may keep the menu', () => {
  const others = [
    'company',
    'person',
    'province-sx',
    'province-sx-lead',
    'national-lead',
    'thirdparty',
    'expert1',
    'customs',
    'admin-security',
    'admin-audit',
  ]

  it.each(Object.entries(menus))('%s: the system administrator, nobody else', async (_name, endpoint) => {
    const sent = sampleInput(endpoint as AnyEndpoint)
    expect((await api.anonymous.sendWire(endpoint as AnyEndpoint, sent)).status).toBe(401)
    for (const username of others)
      expect([username, (await api.as(username).sendWire(endpoint as AnyEndpoint, sent)).status]).toEqual([username, 403])
    expect((await api.as('admin-system').sendWire(endpoint as AnyEndpoint, sent)).status).not.toBe(403)
  })

  it('a refused change leaves the menu as it was, and an audit row', async () => {
    const read = async () => (await api.pool.query('select * from menus order by id')).rows
    const before = await read()
    const todo = (await api.as('admin-system').call(menus.list, {})).entries.find((each) => each.name === 'todo')!
    for (const username of ['admin-security', 'national-lead']) {
      await api.as(username).send(menus.remove, { id: todo.id })
      await api.as(username).send(menus.move, { id: todo.id, parentId: null, beforeId: null })
    }
    expect(await read()).toEqual(before)
    const { rows } = await api.pool.query(
      "select count(*)::int as n from audit_rows where action in ('menus.remove', 'menus.move') and outcome = 'denied'",
    )
    expect(rows[0].n).toBeGreaterThanOrEqual(4)
  })
})
