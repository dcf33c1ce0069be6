import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { AppError } from '@wenwu/core/kernel/errors'
import { drive } from '../../../../case-driver/drive-case.ts'
import { inTransaction, type Db } from '../../../../platform/database/request-database.ts'
import { submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { getItemVersion } from '../../items/index.ts'
import { lockInstance } from '../../process/index.ts'
import { getCase } from '../record/case-repository.ts'
import { recountPlannedStops } from '../clock/recount-clocks.ts'
import { extendClock, resumeClock, suspendClock, type ClockChange, type MovedDue } from './clock-verbs.ts'

let api: TestApp
let id: string
beforeAll(async () => {
  api = await startTestApp({ now: '2026-03-02T02:00:00Z' })
  id = await submitted(api)
})
afterAll(() => api.stop())

const at = (day: string) => api.setNow(`${day}T02:00:00Z`)
const clock = async () => {
  const found = (await api.as('national-officer').call(cases.get, { id })).clock
  return [found?.key, found?.state, found?.dueOn, found?.remainingDays, found?.stopReason]
}
const taskDue = async () => {
  const { rows } = await api.pool.query<{ due: string | null }>(
    "select due_on::text as due from tasks where case_id = $1 and state = 'open'",
    [id],
  )
  return rows.map((row) => row.due)
}
/** As a verb does: the instance is locked, then what is decided on is read. */
const change = (work: (db: Db, change: ClockChange) => Promise<MovedDue>) =>
  inTransaction(api.pool, async (db) => {
    await lockInstance(db, id)
    const record = await getCase(db, id)
    return work(db, { record, item: await getItemVersion(db, record.item_version_id), services: api.services, now: api.clock.now() })
  })
/** At a step whose clock it is. */
const resumeHere = (db: Db, given: ClockChange) =>
  resumeClock(db, given, { open: [{ clock: 'decision', body: 'national' }], isBack: false, isDecided: false })
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

describe('the time to decide', () => {
  it('cannot be extended where the law knows no extension', async () => {
    expect(await clock()).toEqual(['acceptance', 'running', '2026-03-09', 5, null])
    expect(await refusal(change(extendClock))).toBe('clock-not-extendable')
    expect(await refusal(change(resumeHere))).toBe('clock-not-suspended')
  })

  it('is stopped with a reason and a planned length, and not twice', async () => {
    await drive(api, id, 'nationalReview')
    expect(await clock()).toEqual(['decision', 'running', '2026-03-30', 20, null])
    at('2026-03-04')
    expect(await refusal(change((db, given) => suspendClock(db, given, { reason: 'hearing', plannedDays: 0 })))).toBe('clock-plan')
    const moved = await change((db, given) => suspendClock(db, given, { reason: 'hearing', plannedDays: 10 }))
    // ten working days from the 4th are over on the 18th, which counts again
    expect(moved).toMatchObject({ before: '2026-03-30', after: '2026-04-14', days: 10, clock: { key: 'decision' } })
    expect(await clock()).toEqual(['decision', 'stopped', '2026-04-14', 19, 'hearing'])
    expect(await taskDue()).toEqual(['2026-04-14'])
    expect(await refusal(change((db, given) => suspendClock(db, given, { reason: 'testing', plannedDays: 5 })))).toBe('clock-not-open')
    const days = (await api.as('company').call(cases.clock, { id })).find((one) => one.summary.key === 'decision')!.days
    expect(days.find((day) => day.date === '2026-03-05')).toMatchObject({ kind: 'stopped', reason: 'hearing' })
  })

  it('moves with the days once the plan is over', async () => {
    at('2026-03-18')
    expect(await recountPlannedStops(api.services, api.clock.now())).toEqual({ plannedStopsMoved: 0 })
    at('2026-03-23')
    expect(await recountPlannedStops(api.services, api.clock.now())).toEqual({ plannedStopsMoved: 1 })
    expect((await clock()).slice(1, 4)).toEqual(['stopped', '2026-04-17', 19])
    expect(await taskDue()).toEqual(['2026-04-17'])
    at('2026-03-05')
    await recountPlannedStops(api.services, api.clock.now())
  })

  it('goes on when it is told to, however long it was meant to take', async () => {
    at('2026-03-09')
    expect(await change(resumeHere)).toMatchObject({ before: '2026-04-14', after: '2026-04-02' })
    expect(await clock()).toEqual(['decision', 'running', '2026-04-02', 18, null])
    expect(await taskDue()).toEqual(['2026-04-02'])
  })

  it('is extended once, by what the item says, and not when it is over', async () => {
    at('2026-04-07')
    expect(await refusal(change(extendClock))).toBe('clock-overdue')
    at('2026-04-01')
    expect(await change(extendClock)).toMatchObject({ before: '2026-04-02', after: '2026-04-17', days: 10 })
    expect(await refusal(change(extendClock))).toBe('clock-extended')
    expect(await clock()).toEqual(['decision', 'running', '2026-04-17', 11, null])
    const days = (await api.as('company').call(cases.clock, { id })).find((one) => one.summary.key === 'decision')!.days
    expect(days.at(-1)).toMatchObject({ date: '2026-04-17', number: 30 })
  })

  it('stays stopped by its head while the case moves on', async () => {
    await change((db, given) => suspendClock(db, given, { reason: 'appraisal', plannedDays: 5 }))
    await drive(api, id, 'leadSign')
    expect((await clock()).slice(0, 2)).toEqual(['decision', 'stopped'])
    at('2026-04-03')
    await change(resumeHere)
    expect((await clock()).slice(0, 2)).toEqual(['decision', 'running'])
  })
})
