import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { addDays } from '@wenwu/core/kernel/date'
import { contract as obligations } from '@wenwu/core/obligations/contract'
import { contract as papers } from '@wenwu/core/papers/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { contract as taskSettings } from '@wenwu/core/task-settings/contract'
import { usualSettings } from '@wenwu/core/task-settings/model'
import { act, caseAt, drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { entrust, homeFigure, peopleOf, submitted, waitingCase, type People } from '../../../../testing/case-fixtures.ts'
import { messagesTo, mobileOf } from '../../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { tellDue } from '../../tasks/tell/tell-due.ts'
import { recountPlannedStops } from './recount-clocks.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp({ now: '2026-02-12T02:00:00Z' })
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const at = (day: string) => api.setNow(`${day}T02:00:00Z`)
const clockOf = async (id: string) => (await api.as('national-officer').call(cases.get, { id })).clock
const state = async (id: string) => {
  const clock = await clockOf(id)
  return [clock?.key, clock?.state, clock?.dueOn, clock?.remainingDays, clock?.light]
}

/** Days off and made up in 2026: 15–23 February off, 14 and 28 worked; 4–6 April off; 1–5 May off, 9 May worked. */
describe('the clocks of a case', () => {
  let id: string

  it('the five days of receipt skip the feast and count the make-up Saturday', async () => {
    id = await submitted(api)
    expect(await state(id)).toEqual(['acceptance', 'running', '2026-02-26', 5, 'green'])
    at('2026-02-14')
    expect(await state(id)).toEqual(['acceptance', 'running', '2026-02-26', 3, 'amber'])
    at('2026-02-20')
    expect((await state(id)).slice(3)).toEqual([3, 'amber'])
    at('2026-02-24')
    expect((await state(id)).slice(3)).toEqual([2, 'amber'])
    at('2026-02-27')
    expect((await state(id)).slice(3)).toEqual([-1, 'red'])
    at('2026-02-12')
  })

  it('stand still while the applicant corrects, and the receipt begins anew', async () => {
    at('2026-02-13')
    await act(api, 'province-sx', id, 'provinceAccept', {
      outcome: 'return',
      defects: { fields: [], materials: [{ key: 'siting', note: '请补充。' }] },
    })
    expect(await state(id)).toEqual(['acceptance', 'stopped', null, 5, 'stopped'])
    at('2026-03-02')
    expect(await state(id)).toEqual(['acceptance', 'stopped', null, 5, 'stopped'])
    await act(api, 'company', id, 'correctProvince', {
      outcome: 'resubmit',
      unchanged: { fields: [], materials: [{ key: 'siting', reason: '已是最新' }] },
    })
    // five days from 2 March, that day not counted; going on would have ended on the 6th
    expect(await state(id)).toEqual(['acceptance', 'running', '2026-03-09', 5, 'green'])
    const [clock] = await api.as('company').call(cases.clock, { id })
    expect(clock).toMatchObject({ startedOn: '2026-03-02', summary: { state: 'running', dueOn: '2026-03-09' } })
    const { rows } = await api.pool.query<{ kind: string }>('select kind from clock_events where case_id = $1 order by at, id', [id])
    expect(rows.map((row) => row.kind)).toEqual(['start', 'stop', 'end', 'start'])
  })

  it('start with each acceptance and follow each other', async () => {
    at('2026-03-04')
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })
    expect(await state(id)).toEqual(['review', 'running', '2026-04-01', 20, 'green'])
    at('2026-03-05')
    await act(api, 'province-sx', id, 'provinceReview', { outcome: 'report' })
    await act(api, 'province-sx-lead', id, 'provinceSign', { outcome: 'report' })
    expect(await state(id)).toEqual(['acceptance', 'running', '2026-03-12', 5, 'green'])
    at('2026-03-06')
    const { acceptedAt } = await act(api, 'national-accept', id, 'nationalAccept', { outcome: 'accept' })
    expect(acceptedAt?.slice(0, 10)).toBe('2026-03-04')
    expect(await state(id)).toEqual(['decision', 'running', '2026-04-03', 20, 'green'])
  })

  it('the time to decide stands still through the assessment and goes on with what was left', async () => {
    at('2026-03-10')
    await entrust(api, people, id)
    // thirty working days: over on 22 April, which counts again; then nineteen
    expect(await state(id)).toEqual(['decision', 'stopped', '2026-05-20', 19, 'stopped'])
    at('2026-04-10')
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: [people.idOf('expert1')] })
    await act(api, 'expert1', id, 'assessExperts', { outcome: 'agree' })
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'next' })
    expect(await state(id)).toEqual(['decision', 'stopped', '2026-05-20', 19, 'stopped'])
    at('2026-04-20')
    await act(api, 'thirdparty', id, 'assessLate', { outcome: 'passed' })
    expect(await state(id)).toEqual(['decision', 'running', '2026-05-18', 18, 'green'])
  })

  it('list, case and day list agree on every day, lights included', async () => {
    const lights: Record<string, string> = {}
    for (let day = '2026-04-20'; day <= '2026-05-20'; day = addDays(day, 1)) {
      at(day)
      const officer = api.as('national-officer')
      const explained = (await officer.call(cases.clock, { id })).find((clock) => clock.summary.key === 'decision')!.summary
      const listed = (await officer.call(cases.query, { filter: { preset: 'all' }, sort: 'due-asc', page: { number: 1, size: 10 } }))
        .rows[0]!
      expect(listed.id).toBe(id)
      expect([day, listed.clock]).toEqual([day, explained])
      lights[day] = listed.clock!.light
      const filtered = await Promise.all(
        (['amber', 'red'] as const).map((light) =>
          officer.call(cases.query, { filter: { preset: 'all', light }, sort: 'due-asc', page: { number: 1, size: 10 } }),
        ),
      )
      expect([day, filtered.map((page) => page.rows.length)]).toEqual([
        day,
        [lights[day] === 'amber' ? 1 : 0, lights[day] === 'red' ? 1 : 0],
      ])
    }
    expect([lights['2026-05-12'], lights['2026-05-13'], lights['2026-05-18'], lights['2026-05-19']]).toEqual([
      'green',
      'amber',
      'amber',
      'red',
    ])
  })

  it('every date can be opened to its days', async () => {
    at('2026-05-19')
    const clock = (await api.as('company').call(cases.clock, { id })).find((each) => each.summary.key === 'decision')!
    const days = new Map(clock.days.map((day) => [day.date, day]))
    expect(days.get('2026-05-09')).toMatchObject({ kind: 'make-up-counted' })
    expect(days.get('2026-05-01')).toMatchObject({ kind: 'holiday', number: 10 })
    expect(days.get('2026-03-20')).toMatchObject({ kind: 'stopped', reason: 'third-party' })
    expect(days.get('2026-05-18')).toMatchObject({ kind: 'counted', number: 20 })
    expect(clock.basis.zh_CN).toContain('第四十二条')
  })

  it('the time to decide ends with the reply, the time to deliver with the filing', async () => {
    const filed = await drive(api, id, 'filed')
    expect(filed.clock).toMatchObject({ key: 'delivery', state: 'ended', light: 'none' })
    // the days to deliver are the authority's: nothing runs for the applicant after the decision
    const issued = await caseAt(api, 'filing')
    expect(await clockOf(issued)).toMatchObject({ key: 'delivery', state: 'running' })
    expect(await api.as('company').call(cases.get, { id: issued })).toMatchObject({ conclusion: 'approved', clock: null })
    const clocks = await api.as('national-officer').call(cases.clock, { id })
    expect(clocks.map((clock) => [clock.summary.key, clock.summary.state]).sort()).toEqual([
      ['acceptance', 'ended'],
      ['decision', 'ended'],
      ['delivery', 'ended'],
      // what the decision obliges people to do goes on
      ['obligation-completion', 'running'],
      ['obligation-start', 'running'],
      ['review', 'ended'],
    ])
  })
})

it('to-dos carry the date of the clock, and the figures of the home page count it', async () => {
  at('2026-06-01')
  const id = await submitted(api)
  const figures = () => Promise.all(['todo', 'due-today', 'overdue'].map((key) => homeFigure(api, 'province-sx', key)))
  const [open] = await figures()
  const list = async (isOverdue: boolean) =>
    (await api.as('province-sx').call(tasks.list, { state: 'open', isOverdue, sort: 'due-asc', page: { number: 1, size: 50 } })).rows
  expect((await list(false)).map((row) => [row.id, row.clock?.dueOn])).toContainEqual([id, '2026-06-08'])
  at('2026-06-08')
  expect(await figures()).toEqual([open, 1, 0])
  expect(await list(true)).toEqual([])
  at('2026-06-09')
  expect(await figures()).toEqual([open, 0, 1])
  expect((await list(true)).map((row) => row.id)).toEqual([id])
  expect((await taskOf(api, 'province-sx', id, 'provinceAccept')).step).toBe('provinceAccept')
})

describe('a stop that the process makes', () => {
  it('has the length of what it waits for: told the applicant once, in words and on paper, and moved by the night when it takes longer', async () => {
    at('2026-03-02')
    const id = await caseAt(api, 'nationalReview')
    await act(api, 'national-officer', id, 'nationalReview', {
      outcome: 'experts',
      expertIds: [people.idOf('expert1')],
      answerBy: '2026-03-06',
    })
    // four working days, then the twenty of which none is used
    expect(await state(id)).toEqual(['decision', 'stopped', '2026-04-03', 20, 'stopped'])
    const { history } = await api.as('company').call(cases.get, { id })
    expect(history.at(-1)!.details).toEqual({
      stop: { reason: 'expert-review', days: 4, unit: 'working-day', dueOn: '2026-04-03' },
    })
    const told = (await api.as('company').call(bell.list, {})).messages.filter((message) => message.caseId === id)
    expect(told.filter(({ kind }) => kind === 'case-suspended')).toMatchObject([{ dueOn: '2026-04-03' }])
    const mobile = await mobileOf(api, 'company')
    const stops = (await messagesTo(api, mobile)).filter(({ template }) => template === 'case-suspended').map(({ text }) => text)
    expect(stops.filter((text) => text.includes('因专家评审暂停计算办理期限，预计需要 4 个工作日'))).toHaveLength(1)
    const kinds = (await api.as('company').call(papers.list, { caseId: id })).papers.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'suspension')).toHaveLength(1)

    at('2026-03-10')
    await recountPlannedStops(api.services, api.clock.now())
    // the 10th counts again if the answer comes on it
    expect((await state(id)).slice(0, 4)).toEqual(['decision', 'stopped', '2026-04-07', 20])
    await act(api, 'expert1', id, 'expertReview', { outcome: 'agree' })
    expect((await state(id)).slice(0, 4)).toEqual(['decision', 'running', '2026-04-07', 19])
  })

  it('moves with the days while the last one is left', async () => {
    at('2026-03-02')
    const id = await waitingCase(api, 'nationalReview')
    at('2026-03-30')
    await act(api, 'national-officer', id, 'nationalReview', {
      outcome: 'experts',
      expertIds: [people.idOf('expert1')],
      answerBy: '2026-03-30',
    })
    for (const day of ['2026-03-31', '2026-04-01', '2026-04-02']) {
      at(day)
      await recountPlannedStops(api.services, api.clock.now())
      expect(await state(id)).toEqual(['decision', 'stopped', day, 1, 'stopped'])
    }
  })
})

it('every day that is shown of a case is one of its counts: correction, step, part outside, obligation, and what the bell names', async () => {
  at('2026-06-01')
  const counted = async (username: string, id: string) =>
    (await api.as(username).call(cases.clock, { id })).map(({ summary, days }) => {
      // what is counted to is what is shown
      if (summary.state === 'running') expect([summary.key, days.at(-1)!.date]).toEqual([summary.key, summary.dueOn])
      return summary.dueOn
    })
  const rowsOf = async (username: string) =>
    (await api.as(username).call(tasks.list, { state: 'open', sort: 'due-asc', page: { number: 1, size: 100 } })).rows

  const step = { itemCode: usualItem.code, step: 'provinceAccept' }
  const { version } = await api.as('admin-system').call(taskSettings.get, step)
  await api.as('admin-system').call(taskSettings.save, { ...step, version, settings: { ...usualSettings, limitDays: 2 } })
  const id = await submitted(api)
  const row = (await rowsOf('province-sx')).find((each) => each.id === id)!
  expect(row.clock).toMatchObject({ key: 'step', dueOn: '2026-06-03', remainingDays: 2, light: 'amber' })
  expect(await counted('province-sx', id)).toEqual(['2026-06-03', '2026-06-08'])
  // what an office has set itself is not the applicant's
  expect(await counted('company', id)).toEqual(['2026-06-08'])
  at('2026-06-02')
  await tellDue(api.services, api.clock.now())
  const rung = (await api.as('province-sx').call(bell.list, {})).messages.find((message) => message.caseId === id)!
  expect(await counted('province-sx', id)).toContain(rung.dueOn)

  const defects = { fields: [], materials: [{ key: 'siting', note: '请补充。' }] }
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
  const page = { number: 1, size: 20 }
  const [correcting] = (await api.as('company').call(cases.query, { filter: { preset: 'correcting' }, sort: 'updated-desc', page })).rows
  const { corrections } = await api.as('company').call(cases.get, { id })
  expect([correcting!.answerBy, corrections.at(-1)!.answerBy]).toEqual(['2026-06-24', '2026-06-24'])
  for (const username of ['company', 'province-sx']) expect(await counted(username, id)).toContain('2026-06-24')

  const asked = await waitingCase(api, 'nationalReview')
  await act(api, 'national-officer', asked, 'nationalReview', {
    outcome: 'experts',
    expertIds: [people.idOf('expert1')],
    answerBy: '2026-06-10',
  })
  for (const username of ['national-officer', 'province-sx', 'company', 'expert1']) {
    const { tasks: open, clock } = await api.as(username).call(cases.get, { id: asked })
    for (const shown of [...open.map(({ answerBy }) => answerBy), clock!.dueOn])
      expect([username, await counted(username, asked)]).toEqual([username, expect.arrayContaining([shown])])
  }

  const issued = await caseAt(api, 'filing')
  const { rows: duties } = await api.as('company').call(obligations.query, { filter: {}, sort: 'due-asc', page })
  const shown = duties.flatMap((duty) => (duty.id === issued && duty.dueOn !== null ? [duty.dueOn] : []))
  expect(shown.length).toBeGreaterThan(0)
  for (const username of ['company', 'national-officer']) expect(await counted(username, issued)).toEqual(expect.arrayContaining(shown))
})
