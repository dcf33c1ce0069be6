import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/verification/contract'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { codeSentTo } from '../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { issueCode, proveCode, spendCode } from './index.ts'

const mobile = '13711110000'

describe('what other modules build on: issue, prove, use', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  beforeEach(() => api.pool.query('delete from code_counts'))

  async function sent() {
    await api.anonymous.call(contract.sendCode, { mobile, purpose: 'register' })
    return { mobile, purpose: 'register', code: await codeSentTo(api, mobile), address: '127.0.0.1', now: api.clock.now() } as const
  }
  const use = (typed: Parameters<typeof spendCode>[2]) => inTransaction(api.pool, (db) => spendCode(db, api.services, typed))

  it('a proven code can be used once', async () => {
    const typed = await sent()
    await proveCode(api.services, typed)
    await use(typed)
    await expect(use(typed)).rejects.toMatchObject({ code: 'code-expired', field: 'vCode' })
    await expect(proveCode(api.services, typed)).rejects.toMatchObject({ code: 'code-expired' })
  })

  it('of five who have proven it, one uses it', async () => {
    const typed = await sent()
    await Promise.all(Array.from({ length: 5 }, () => proveCode(api.services, typed)))
    const uses = await Promise.allSettled(Array.from({ length: 5 }, () => use(typed)))
    expect(uses.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  it('what is undone gives the code back, and no try', async () => {
    const typed = await sent()
    await proveCode(api.services, typed)
    const undone = inTransaction(api.pool, async (db) => {
      await spendCode(db, api.services, typed)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    for (let i = 0; i < 4; i++) await proveCode(api.services, typed)
    await expect(proveCode(api.services, typed)).rejects.toMatchObject({ code: 'code-expired' })
    await use(typed)
  })

  it('is bound to phone and purpose, and ends', async () => {
    const typed = await sent()
    await expect(use({ ...typed, purpose: 'sign-in' })).rejects.toMatchObject({ code: 'code-expired' })
    await expect(use({ ...typed, mobile: '13711110001' })).rejects.toMatchObject({ code: 'code-expired' })
    await expect(use({ ...typed, now: new Date(typed.now.getTime() + 6 * 60_000) })).rejects.toMatchObject({ code: 'code-expired' })
    await use({ ...typed, mobile: `+86 ${mobile}`, code: ` ${typed.code} ` })
  })

  it('a change that is undone sends no code and counts none', async () => {
    const order = { mobile, purpose: 'register', address: '192.0.2.1', now: api.clock.now(), hasSlid: false, isDelivered: true } as const
    const undone = inTransaction(api.pool, async (db) => {
      await issueCode(db, api.services, order)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const { rows } = await api.pool.query('select from code_counts')
    expect(rows).toEqual([])
    await inTransaction(api.pool, (db) => issueCode(db, api.services, order))
    expect((await api.pool.query('select from code_counts')).rows).toHaveLength(4)
  })
})
