import { expect, it } from 'vitest'
import type { CaseRow } from '@wenwu/core/cases/model'
import { recentCases } from './recent-cases.ts'

const row = (id: string, decidedOn: string | null) => ({ id, decidedOn }) as CaseRow

it('what was decided in the last fourteen days stays, once, below what is newer', () => {
  const latest = [row('new', null), row('both', '2026-11-22')]
  const concluded = [row('both', '2026-11-22'), row('fresh', '2026-11-09'), row('old', '2026-11-08'), row('voided', null)]
  expect(recentCases(latest, concluded, '2026-11-23').map(({ id }) => id)).toEqual(['new', 'both', 'fresh'])
})
