import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseList } from '@wenwu/core/cases/list'
import type { CasePreset } from '@wenwu/core/cases/model'
import { approvedStatuses, toneOf } from '@wenwu/core/codes/statuses'
import { addDays } from '@wenwu/core/kernel/date'
import { inReading } from '../../../../platform/database/request-database.ts'
import { newDraft } from '../../../../case-driver/file-case.ts'
import { caseOrders, rowsLike } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { readFirstPage } from './first-page.ts'

const statuses = ['G01', 'G03', 'G11', 'G11', 'G09', 'G04', 'G01']
let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  const { id } = await newDraft(api)
  // 56010 is far from either end of every order, but for one at each; each hundredth case is a draft
  const hour = 3_600_000
  const from = Date.parse('2026-12-03T00:00:00Z')
  await rowsLike(
    api,
    id,
    Array.from({ length: 1800 }, (_, n) => ({
      status: n % 100 === 0 ? '01' : statuses[n % 7]!,
      is_old: n % 11 === 0,
      item_code: (n >= 600 && n < 1200) || n === 5 || n === 1795 ? '56010' : n % 2 === 0 ? '56004' : '56005',
      due_on: n % 5 === 0 ? null : addDays('2026-12-01', n),
      sort_at: new Date(from - n * hour),
      updated_at: new Date(from - Math.floor(n / 7) * hour),
    })),
  )
  await api.pool.query('analyze cases')
})
afterAll(() => api.stop())

describe('the first page of a desk', () => {
  it.each<[string, string[], number]>([
    ['two matters', ['56004', '56005'], 1000],
    ['matters of which nearly all are far behind others', ['56010', '56999'], 596],
    ['one of them', ['56005'], 598],
    ['a matter without cases', ['56999'], 0],
    ['no matter', [], 0],
  ])('has the first in each order and their number: %s', async (_name, matters, count) => {
    for (const sort of caseList.sorts)
      for (const size of [10, 30]) {
        const { rows: expected } = await api.pool.query<{ id: string }>(
          `select id from cases where status <> '01' and item_code = any($1) order by ${caseOrders[sort]} limit $2`,
          [matters, size],
        )
        const scope = { parts: [{ kind: 'nation' as const }], hasDrafts: false }
        for (const hasTotal of [true, false]) {
          const found = await inReading(api.services.pool, async (db) =>
            readFirstPage(db, { scope, filter: { preset: 'all' }, matters, sort, size, hasTotal }),
          )
          expect(found?.rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
          expect([sort, found?.total]).toEqual([sort, hasTotal ? count : 0])
        }
      }
  })
})

describe('the first page of a tab', () => {
  const tabs: [CasePreset, (row: { status: string; is_old: boolean }) => boolean][] = [
    ['new-system', (row) => !row.is_old],
    ['old-system', (row) => row.is_old],
    ['approved', ({ status }) => approvedStatuses.includes(status)],
    ['in-hand', ({ status }) => toneOf(status) === 'in-hand'],
    ['outside', ({ status }) => toneOf(status) === 'outside'],
    ['correcting', ({ status }) => toneOf(status) === 'waiting-applicant'],
    ['concluded', ({ status }) => ['approved', 'refused', 'closed'].includes(toneOf(status))],
  ]
  it.each(tabs)('has the first in each order and their number, of all cases and of the matters of a desk: %s', async (preset, isOfTab) => {
    for (const matters of [undefined, ['56010', '56004'], ['56999']])
      for (const sort of caseList.sorts) {
        const { rows } = await api.pool.query<{ id: string; status: string; is_old: boolean }>(
          `select id, status, is_old from cases where status <> '01' and ($1::text[] is null or item_code = any($1)) order by ${caseOrders[sort]}`,
          [matters],
        )
        const expected = rows.filter(isOfTab)
        const scope = { parts: [{ kind: 'nation' as const }], hasDrafts: false }
        const found = await inReading(api.services.pool, async (db) =>
          readFirstPage(db, { scope, filter: { preset }, matters, sort, size: 10, hasTotal: true }),
        )
        expect([sort, matters, found?.rows.map(({ id }) => id), found?.total]).toEqual([
          sort,
          matters,
          expected.slice(0, 10).map(({ id }) => id),
          Math.min(expected.length, 1000),
        ])
      }
  })
})
