import { expect, it } from 'vitest'
import { CountedRefusals } from './counted-refusals.ts'
import type { Actor } from './actor.ts'
import type { AuditEntry } from './ports.ts'

const start = Date.parse('2026-11-23T02:00:00Z')

function refusal(more: Partial<AuditEntry> = {}, ms = 0): AuditEntry {
  const at = new Date(start + ms)
  const base = {
    at,
    requestId: 'r',
    actor: null,
    address: '192.0.2.1',
    action: 'cases.get',
    objectType: '' as const,
    objectId: '',
    outcome: 'denied' as const,
  }
  return { ...base, details: { error: 'signed-out', userAgent: 'program' }, ...more }
}

/** The rows that are written, each with the number of refusals it counts. */
async function written(refusals: CountedRefusals, now?: Date): Promise<AuditEntry[]> {
  const rows: AuditEntry[] = []
  await refusals.flush((entries) => Promise.resolve(void rows.push(...entries)), now)
  return rows
}

const countOf = (rows: AuditEntry[]): number => rows.reduce((sum, { details }) => sum + Number(details.count), 0)

it('3,000 in ten seconds become a bounded number of rows, and none is missing in the sum', async () => {
  const refusals = new CountedRefusals((address) => address)
  let own = 0
  for (let n = 0; n < 3_000; n++) own += Number(refusals.admits(refusal({}, n * 3)))
  expect(own).toBeGreaterThanOrEqual(120)
  expect(own).toBeLessThanOrEqual(130)
  expect(await written(refusals, new Date(start + 59_999))).toEqual([])
  const rows = await written(refusals, new Date(start + 60_000))
  expect(rows).toHaveLength(1)
  expect(own + countOf(rows)).toBe(3_000)
  expect(rows[0]).toMatchObject({ address: '192.0.2.1', action: 'cases.get', outcome: 'denied' })
  expect(rows[0]!.details).toMatchObject({ error: 'signed-out', userAgent: 'program', lastAt: '2026-11-23T02:00:08.997Z' })
  expect(await written(refusals)).toEqual([])
})

it('keeps apart address, call, code, object and minute', async () => {
  const refusals = new CountedRefusals(() => 'one network')
  while (refusals.admits(refusal())) continue
  const kinds = [
    refusal({ address: '192.0.2.2' }),
    refusal({ action: 'auth.login' }),
    refusal({ details: { error: 'not-found' } }),
    refusal({ objectType: 'user', objectId: '1' }),
    // a minute later the bucket has sixty again
    ...Array.from({ length: 62 }, () => refusal({}, 61_000)),
  ]
  const own = kinds.filter((kind) => refusals.admits(kind)).length
  const rows = await written(refusals)
  expect(rows).toHaveLength(6)
  expect(own + countOf(rows)).toBe(kinds.length + 1)
})

it('is bounded however many addresses and calls there are, and loses only who they were', async () => {
  const refusals = new CountedRefusals((address) => address)
  let own = 0
  for (let n = 0; n < 10_000; n++) own += Number(refusals.admits(refusal({ address: `a${n}`, objectId: String(n) })))
  expect(own).toBe(600)
  const rows = await written(refusals)
  expect(rows).toHaveLength(2_001)
  expect(rows.at(-1)).toMatchObject({ address: '', objectId: '', details: { count: 7_400 } })
  expect(own + countOf(rows)).toBe(10_000)
})

it('keeps what could not be written', async () => {
  const refusals = new CountedRefusals((address) => address)
  while (refusals.admits(refusal())) continue
  await expect(refusals.flush(() => Promise.reject(new Error('the database is away')))).rejects.toThrow('the database is away')
  expect(countOf(await written(refusals))).toBe(1)
})

it('counts each account for itself, without the objects it tried', async () => {
  const refusals = new CountedRefusals((address) => address)
  const of = (userId: string, n: number) => refusal({ actor: { userId } as Actor, objectType: 'file', objectId: String(n) }, n)
  const own = [0, 0]
  for (let n = 0; n < 500; n++) for (const who of [0, 1]) own[who]! += Number(refusals.admits(of(`user ${who}`, n)))
  expect(own).toEqual([60, 60])
  const rows = await written(refusals)
  expect(rows.map(({ actor, objectId, details }) => [actor?.userId, objectId, details.count])).toEqual([
    ['user 0', '', 440],
    ['user 1', '', 440],
  ])
  // what accounts are refused takes nothing from those who have none
  expect(refusals.admits(refusal())).toBe(true)
})
