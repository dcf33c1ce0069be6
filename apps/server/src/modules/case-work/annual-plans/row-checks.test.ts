import { expect, it } from 'vitest'
import type { AppServices } from '../../../platform/services.ts'
import { compare, type AskedRow, type StoredKnownRow } from './row-checks.ts'

const rows = (count: number): (AskedRow & StoredKnownRow)[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ id: String(i), planId: 'plan', rootId: String(i), provinceCode: '61', year: 2027, batch: 1, siteKey: 'site', siteName: '烽火台' },
    ...{ projectName: `烽火台${i % 7}号加固`, nameKey: `烽火台${i % 7}号加固`, result: 'open', isIssued: false },
  }))
const bySite = new Map([['61 site', rows(50)]])
const by = (userId: string, signal = new AbortController().signal) => ({ actor: { userId }, signal, services })
// what each installation has one of hangs on it
const services = {} as AppServices

it('a whole plan is compared as a page of it is', async () => {
  const [whole, page] = [await compare(by('one'), rows(120), bySite), await compare(by('one'), rows(20), bySite)]
  expect(whole.size).toBe(120)
  for (const [id, warnings] of page) expect(whole.get(id)).toEqual(warnings)
  expect(page.get('3')?.map(({ name }) => name)).toEqual(Array.from({ length: 6 }, () => '烽火台3号加固'))
})

it('no longer than its caller waits', async () => {
  const leaving = new AbortController()
  const found = compare(by('one', leaving.signal), rows(120), bySite)
  leaving.abort(new Error('the caller has left'))
  await expect(found).rejects.toThrow('the caller has left')
})

it('of one person four at a time, and others in their turn', async () => {
  const asked = rows(120)
  const own = Array.from({ length: 5 }, () =>
    compare(by('one'), asked, bySite).then(
      () => 'done',
      (error: { code: string }) => error.code,
    ),
  )
  const other = compare(by('two'), asked, bySite)
  expect(await Promise.all(own)).toEqual(['done', 'done', 'done', 'done', 'busy'])
  expect((await other).size).toBe(120)
})
