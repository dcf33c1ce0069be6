import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/calendar/contract'
import type { DaySetting } from '@wenwu/core/calendar/model'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as desks } from '@wenwu/core/desks/contract'
import { act, drive } from '../../../case-driver/drive-case.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { withSecondServer } from '../../../testing/second-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { recountBatch } from '../../case-work/cases/index.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { RefusedCall } from '../../../platform/http/caller.ts'
import type { GraphileJobQueue } from '../../../platform/jobs/graphile-job-queue.ts'
import { recountDeadlines } from './recount.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ now: '2026-03-02T02:00:00Z' })
})
afterAll(() => api.stop())

const system = () => api.as('admin-system')
const security = () => api.as('admin-security')
const propose = (day: string, setting: DaySetting, more: Partial<{ note: string; reason: string }> = {}) =>
  system().call(contract.propose, { day, setting, note: '抗洪停工', documentNumber: '办函〔2026〕7号', reason: '', ...more })
const runJobs = () => (api.services.jobs as GraphileJobQueue).runDue(new Date(api.clock.now().getTime() + 1000))
const change = async (day: string, setting: DaySetting, more = {}) => {
  const { id } = await propose(day, setting, more)
  const confirmed = await security().call(contract.confirm, { id })
  expect(await runJobs()).toBe(0)
  return confirmed
}
const dueOf = async (id: string) => (await api.as('province-sx').call(cases.get, { id })).clock?.dueOn
const storedOf = async (id: string) => {
  const { rows } = await api.pool.query<{ due: string; warn: string; task: string }>(
    `select due_on::text as due, warn_on::text as warn,
       (select due_on::text from tasks t where t.case_id = c.id and t.state = 'open' limit 1) as task from cases c where id = $1`,
    [id],
  )
  return rows[0]
}
const refusal = (work: Promise<unknown>, isWithWords = false) =>
  work.then(
    () => 'not refused',
    (error: unknown) =>
      error instanceof RefusedCall
        ? [error.status, error.error, error.reply.field ?? null, ...(isWithWords ? [error.reply.msg] : [])]
        : String(error),
  )

describe('the year sheet', () => {
  it('has what differs from a plain week', async () => {
    const year = await system().call(contract.year, { year: 2026 })
    expect([year.isPublished, year.firstYear, year.lastYear]).toEqual([true, 2016, 2028])
    expect(year.days.find((day) => day.date === '2026-02-14')).toMatchObject({ kind: 'make-up', isCorrected: false })
    expect(year.days.find((day) => day.date === '2026-10-01')).toMatchObject({ kind: 'holiday', name: { zh_CN: '国庆节' } })
    expect(year.days.some((day) => day.date === '2026-03-04')).toBe(false)
    expect((await system().call(contract.year, { year: 2028 })).isPublished).toBe(false)
    expect(await refusal(system().call(contract.year, { year: 2029 }))).toEqual([400, 'bad-request', 'year'])
  })
})

describe('a change of a day', () => {
  let running: string
  let closed: string

  it('is previewed: the running date that moves and no other', async () => {
    closed = await submitted(api)
    await drive(api, closed, 'filed')
    api.setNow('2026-03-02T02:00:00Z')
    running = await submitted(api)
    expect(await storedOf(running)).toEqual({ due: '2026-03-09', warn: '2026-03-04', task: '2026-03-09' })
    const preview = await system().call(contract.preview, { day: '2026-03-04', setting: 'off' })
    const { number } = await api.as('province-sx').call(cases.get, { id: running })
    expect(preview).toMatchObject({ total: 1, earlier: 0, later: 1 })
    expect(preview.moves).toMatchObject([
      { caseId: running, number, before: '2026-03-09', after: '2026-03-10', clockName: { zh_CN: '受理期限' } },
    ])
    // a day behind the count, and one that was before it
    expect(await system().call(contract.preview, { day: '2026-03-10', setting: 'off' })).toMatchObject({ total: 0 })
    expect(await system().call(contract.preview, { day: '2026-02-26', setting: 'off' })).toMatchObject({ total: 0 })
    const file = await system().download(contract.exportPreview, { day: '2026-03-04', setting: 'off' })
    const rows = await readSheet(file.content)
    expect(rows[1]).toMatchObject([number, expect.any(String), '受理期限', '46090', '46091'])
  })

  it('is put into force by another person, and due dates of cases and tasks follow; a closed case is left as it is', async () => {
    const before = await api.pool.query('select due_on, warn_on, calendar_version from cases where id = $1', [closed])
    const proposed = await propose('2026-03-04', 'off')
    expect(proposed).toMatchObject({ state: 'proposed', setting: 'off', isOwn: true, before: null })
    expect(await dueOf(running)).toBe('2026-03-09')
    expect(await refusal(system().call(contract.confirm, { id: proposed.id }), true)).toEqual([
      403,
      'calendar-same-person',
      null,
      '设置人与复核人不能为同一人。',
    ])
    expect(await refusal(propose('2026-03-04', 'off'))).toEqual([409, 'calendar-day-waits', 'day'])
    expect(await security().call(contract.confirm, { id: proposed.id })).toMatchObject({
      state: 'confirmed',
      isApplied: false,
      before: 'published',
    })
    expect(await runJobs()).toBe(0)
    expect(await storedOf(running)).toEqual({ due: '2026-03-10', warn: '2026-03-05', task: '2026-03-10' })
    expect((await security().call(contract.changes, {}))[0]).toMatchObject({ moved: 1, isApplied: true })
    expect((await api.pool.query('select due_on, warn_on, calendar_version from cases where id = $1', [closed])).rows).toEqual(before.rows)
    const [clock] = await api.as('province-sx').call(cases.clock, { id: running })
    expect(clock!.days.find((day) => day.date === '2026-03-04')).toMatchObject({
      kind: 'day-off',
      name: { zh_CN: '抗洪停工' },
      number: 1,
    })
    expect(await refusal(security().call(contract.confirm, { id: proposed.id }))).toEqual([409, 'calendar-decided', null])
  })

  it('of a make-up Sunday counts that day, and taking it back restores what was', async () => {
    await change('2026-03-08', 'working')
    expect(await storedOf(running)).toMatchObject({ due: '2026-03-09', task: '2026-03-09' })
    const days = (await system().call(contract.year, { year: 2026 })).days
    expect(days.find((day) => day.date === '2026-03-08')).toMatchObject({
      kind: 'make-up',
      isCorrected: true,
      documentNumber: '办函〔2026〕7号',
    })
    await change('2026-03-08', 'published', { note: '' })
    await change('2026-03-04', 'published', { note: '' })
    expect(await storedOf(running)).toEqual({ due: '2026-03-09', warn: '2026-03-04', task: '2026-03-09' })
    expect(await refusal(propose('2026-03-04', 'published'))).toEqual([422, 'calendar-unchanged', 'setting'])
    expect(await refusal(propose('2026-03-07', 'off'))).toEqual([422, 'calendar-unchanged', 'setting'])
  })

  it('that is over says why, and one beyond the published years is taken', async () => {
    api.setNow('2026-03-05T02:00:00Z')
    expect(await refusal(propose('2026-03-04', 'off'), true)).toEqual([422, 'calendar-past-day', 'reason', '该日已过，修改须说明理由。'])
    await change('2026-03-04', 'off', { reason: '当日系统停运' })
    expect(await dueOf(running)).toBe('2026-03-10')
    await change('2026-03-04', 'published', { note: '', reason: '撤销' })
    await change('2028-05-02', 'working')
    expect(await refusal(propose('2029-01-02', 'off'))).toEqual([400, 'bad-request', 'day'])
    const { id } = await propose('2026-03-06', 'off')
    expect(await security().call(contract.drop, { id })).toMatchObject({ state: 'dropped' })
  })

  it('reaches a case that moved meanwhile, and a run that was killed goes on where it stopped', async () => {
    api.setNow('2026-03-16T02:00:00Z')
    const [first, second, third] = [await submitted(api), await submitted(api), await submitted(api)]
    const { id } = await propose('2026-03-18', 'off')
    await security().call(contract.confirm, { id })
    // acted on after the change and before the job: counted with the new calendar at once
    await act(api, 'province-sx', second, 'provinceAccept', { outcome: 'accept' })
    expect((await storedOf(second))?.due).toBe('2026-04-15')
    // the run is killed after its first batch, whose work is kept; here a batch is rolled back as a kill would
    const calendar = api.services.calendar()
    await inTransaction(api.pool, async (db) => {
      expect((await recountBatch(db, { after: null, calendar, today: '2026-03-16' })).moved).toBeGreaterThan(1)
      throw new Error('killed')
    }).catch((error: Error) => expect(error.message).toBe('killed'))
    expect((await storedOf(first))?.due).toBe('2026-03-23')
    expect(await runJobs()).toBe(0)
    expect(await Promise.all([first, second, third].map(storedOf))).toMatchObject([
      { due: '2026-03-24' },
      { due: '2026-04-15' },
      { due: '2026-03-24' },
    ])
    expect(await recountDeadlines(api.services, api.clock.now())).toEqual({ deadlinesMoved: 0 })
  })

  it('counts at the next call of another server', async () => {
    await withSecondServer(api, async (second) => {
      const there = second.as('admin-system')
      const isOff = async () =>
        (await there.call(contract.year, { year: 2026 })).days.find((day) => day.date === '2026-03-20')?.kind ?? 'working'
      expect(await isOff()).toBe('working')
      await change('2026-03-20', 'off')
      expect(await isOff()).toBe('holiday')
      expect(second.services.calendar().version).toBe(api.services.calendar().version)
    })
  })
})

it('tells at home that a change waits: who may confirm it, not who proposed it', async () => {
  const waiting = async (who: typeof system) => (await who().call(desks.figures, {})).find(({ key }) => key === 'calendar-changes')
  const { id } = await propose('2026-05-06', 'off')
  expect([(await waiting(security))?.count, (await waiting(system))?.count]).toEqual([1, 0])
  expect(await waiting(security)).toMatchObject({ component: 'work-calendar', address: {} })
  await security().call(contract.drop, { id })
  expect((await waiting(security))?.count).toBe(0)
})
