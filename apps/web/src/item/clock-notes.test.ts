import { expect, it } from 'vitest'
import type { ClockCount } from '@wenwu/core/cases/model'
import { notesOf } from './clock-notes.ts'

type Day = ClockCount['days'][number]

const day = (date: string, more: Partial<Day> = {}): Day => ({
  date,
  kind: 'counted',
  number: 1,
  reason: null,
  name: null,
  isExtension: false,
  isProjected: false,
  ...more,
})

it('says of days in a row, once, why they stand still, are off, are added or are still to come', () => {
  const name = { zh_CN: '停电', en_US: 'No power' }
  expect(
    notesOf([
      day('2026-03-02'),
      day('2026-03-03', { reason: 'hearing' }),
      day('2026-03-04', { reason: 'hearing', name }),
      day('2026-03-05'),
      day('2026-03-06', { reason: 'hearing', isProjected: true }),
      day('2026-03-09', { isProjected: true, isExtension: true }),
    ]),
  ).toEqual([
    { from: '2026-03-03', to: '2026-03-04', why: { kind: 'stopped', reason: 'hearing' } },
    { from: '2026-03-04', to: '2026-03-04', why: { kind: 'named', name } },
    { from: '2026-03-06', to: '2026-03-06', why: { kind: 'stopped', reason: 'hearing' } },
    { from: '2026-03-06', to: '2026-03-09', why: { kind: 'expected' } },
    { from: '2026-03-09', to: '2026-03-09', why: { kind: 'extension' } },
  ])
})
