import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as laws } from '@wenwu/core/laws/contract'
import { contract as standards } from '@wenwu/core/standards/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const page = { pageNumber: 1, pageSize: 10 }

it('laws and standards are open to everybody, signed in or not', async () => {
  for (const caller of [api.anonymous, api.as('company'), api.as('province-sx')]) {
    expect((await caller.sendWire(laws.query, { pageNation: page })).status).toBe(200)
    expect((await caller.sendWire(standards.query, { pageNation: page })).status).toBe(200)
    expect((await caller.sendWire(laws.export, {})).status).toBe(200)
    expect((await caller.sendWire(standards.export, {})).status).toBe(200)
    expect((await caller.sendWire(standards.codes, { ClassCode: 'StandardStatusCode' })).status).toBe(200)
  }
})

it('nobody asks for more than a page of a hundred, a deep page, a long word or a day that is none', async () => {
  for (const endpoint of [laws.query, standards.query]) {
    expect((await api.anonymous.sendWire(endpoint, { pageNation: { pageNumber: 1, pageSize: 100 } })).status).toBe(200)
    for (const pageNation of [
      { pageNumber: 1, pageSize: 101 },
      { pageNumber: 1001, pageSize: 10 },
      { pageNumber: 0, pageSize: 10 },
      { pageNumber: 1.5, pageSize: 10 },
    ])
      expect((await api.anonymous.sendWire(endpoint, { pageNation })).status).toBe(400)
    expect((await api.anonymous.sendWire(endpoint, { keyWord: '文'.repeat(101), pageNation: page })).status).toBe(400)
    expect((await api.anonymous.sendWire(endpoint, { sort: 'id', pageNation: page })).status).toBe(400)
  }
  expect((await api.anonymous.sendWire(laws.query, { publish_dateS: '2025-02-30', pageNation: page })).status).toBe(400)
  expect((await api.anonymous.sendWire(laws.find, { id: 'x' })).status).toBe(404)
})
