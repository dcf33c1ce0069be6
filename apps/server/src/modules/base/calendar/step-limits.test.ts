import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/calendar/contract'
import type { DaySetting } from '@wenwu/core/calendar/model'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as settings } from '@wenwu/core/task-settings/contract'
import { usualSettings } from '@wenwu/core/task-settings/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { usualItem } from '../../../case-driver/played-items.ts'
import { act } from '../../../case-driver/drive-case.ts'
import type { GraphileJobQueue } from '../../../platform/jobs/graphile-job-queue.ts'
import { peopleOf, submitted, waitingCase } from '../../../testing/case-fixtures.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { recountDeadlines } from './recount.ts'

// a Monday
const begin = '2026-03-02T02:00:00Z'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ now: begin })
  // the demo cases are of other days
  await api.pool.query("update cases set clock_state = 'ended', due_on = null where clock_state is not null")
})
afterAll(() => api.stop())
beforeEach(() => api.setNow(begin))

const system = () => api.as('admin-system')
const security = () => api.as('admin-security')
const limitStep = async (step: string, limitDays: number | null) => {
  const key = { itemCode: usualItem.code, step }
  const { version } = await system().call(settings.get, key)
  await system().call(settings.save, { ...key, version, settings: { ...usualSettings, limitDays } })
}
const confirm = async (day: string, setting: DaySetting) => {
  const words = { note: setting === 'published' ? '' : '抗洪停工', documentNumber: '办函〔2026〕7号', reason: '' }
  const { id } = await system().call(contract.propose, { day, setting, ...words })
  await security().call(contract.confirm, { id })
  return id
}
const runJobs = async () => expect(await (api.services.jobs as GraphileJobQueue).runDue(new Date(api.clock.now().getTime() + 1000))).toBe(0)
const change = async (day: string, setting: DaySetting) => {
  const id = await confirm(day, setting)
  await runJobs()
  return (await security().call(contract.changes, {})).find((each) => each.id === id)
}
/** Of the open tasks of a case: the day of the step, the day they are due, and that of the case. */
const daysOf = async (id: string) => {
  const { rows } = await api.pool.query<{ days: string[] }>(
    `select array[t.limit_on::text, t.due_on::text, c.due_on::text] as days from tasks t join cases c on c.id = t.case_id
     where t.case_id = $1 and t.state = 'open' order by t.id`,
    [id],
  )
  return rows.map(({ days }) => days)
}

describe('the time of a step', () => {
  let id: string

  it('is in the preview and its file beside the clock of its case when a day of it becomes off', async () => {
    await limitStep('provinceAccept', 3)
    id = await submitted(api)
    expect(await daysOf(id)).toEqual([['2026-03-05', '2026-03-05', '2026-03-09']])
    const { number } = await api.as('province-sx').call(cases.get, { id })
    const preview = await system().call(contract.preview, { day: '2026-03-04', setting: 'off' })
    expect(preview).toMatchObject({ total: 2, earlier: 0, later: 2 })
    expect(preview.moves).toMatchObject([
      { caseId: id, number, clockName: { zh_CN: '受理期限' }, before: '2026-03-09', after: '2026-03-10' },
      { caseId: id, number, clockName: { zh_CN: '本环节时限：省局受理' }, before: '2026-03-05', after: '2026-03-06' },
    ])
    const file = await system().download(contract.exportPreview, { day: '2026-03-04', setting: 'off' })
    expect((await readSheet(file.content)).slice(1)).toMatchObject([
      [number, expect.any(String), '受理期限', '46090', '46091'],
      [number, expect.any(String), '本环节时限：省局受理', '46086', '46087'],
    ])
    // a day behind it is one of the clock alone, the one it was made on is of neither
    expect((await system().call(contract.preview, { day: '2026-03-06', setting: 'off' })).moves.map(({ before }) => before)).toEqual([
      '2026-03-09',
    ])
    expect(await system().call(contract.preview, { day: '2026-03-02', setting: 'off' })).toMatchObject({ total: 0 })
  })

  it('gets later by the day, and is what it was when that is taken back', async () => {
    expect(await change('2026-03-04', 'off')).toMatchObject({ moved: 2, isApplied: true })
    expect(await daysOf(id)).toEqual([['2026-03-06', '2026-03-06', '2026-03-10']])
    const days = await api.as('province-sx').call(cases.clock, { id })
    expect(
      days
        .find(({ summary }) => summary.key === 'step')!
        .days.filter(({ number }) => number !== null)
        .at(-1),
    ).toMatchObject({
      date: '2026-03-06',
    })
    expect(await recountDeadlines(api.services, api.clock.now())).toEqual({ deadlinesMoved: 0 })
    expect(await change('2026-03-04', 'published')).toMatchObject({ moved: 2 })
    expect(await daysOf(id)).toEqual([['2026-03-05', '2026-03-05', '2026-03-09']])
  })

  it('of a task that does not know its days is counted from the calendar before, however many changes wait', async () => {
    await api.pool.query('update tasks set limit_days = null where case_id = $1', [id])
    await confirm('2026-03-04', 'off')
    await confirm('2026-03-05', 'off')
    await runJobs()
    expect(await daysOf(id)).toEqual([['2026-03-09', '2026-03-09', '2026-03-11']])
    await change('2026-03-04', 'published')
    await change('2026-03-05', 'published')
    expect(await daysOf(id)).toEqual([['2026-03-05', '2026-03-05', '2026-03-09']])
  })

  it('is found by the night where an act counted it with the calendar before', async () => {
    await api.pool.query("update tasks set limit_on = '2026-03-06' where case_id = $1", [id])
    expect(await recountDeadlines(api.services, api.clock.now())).toEqual({ deadlinesMoved: 1 })
    expect(await daysOf(id)).toEqual([['2026-03-05', '2026-03-05', '2026-03-09']])
  })

  it('counts again where the clock of the case stands still, and where it has none', async () => {
    await limitStep('nationalReview', 3)
    const [stopped, without] = [await waitingCase(api, 'nationalReview'), await waitingCase(api, 'nationalReview')]
    const input = { cause: 'hearing', plannedDays: 5, reason: '利害关系人要求听证' }
    await api.as('national-lead').call(tasks.verb, { caseId: stopped, verb: 'suspend-clock', input })
    await api.pool.query("update cases set clock_state = 'ended', due_on = null where id = $1", [without])
    const all = async () => (await Promise.all([stopped, without].map(daysOf))).flat()
    expect(await all()).toEqual(['2026-04-07', null].map((due) => ['2026-03-05', '2026-03-05', due]))
    const { moves } = await system().call(contract.preview, { day: '2026-03-03', setting: 'off' })
    const seen = moves.map(({ caseId, clockName, before, after }) => [caseId, clockName.zh_CN, before, after])
    for (const caseId of [stopped, without]) expect(seen).toContainEqual([caseId, '本环节时限：司处承办', '2026-03-05', '2026-03-06'])
    await change('2026-03-03', 'off')
    expect((await all()).map(([limitOn, dueOn]) => [limitOn, dueOn])).toEqual([0, 1].map(() => ['2026-03-06', '2026-03-06']))
    await change('2026-03-03', 'published')
  })
})

it('leaves an expert the day that was told, while the clock of the case moves', async () => {
  await limitStep('expertReview', 4)
  const people = await peopleOf(api)
  const id = await waitingCase(api, 'nationalReview')
  await act(api, 'national-officer', id, 'nationalReview', { outcome: 'experts', expertIds: [people.idOf('expert1')] })
  expect(await daysOf(id)).toEqual([['2026-03-06', '2026-03-06', '2026-04-03']])
  const { moves } = await system().call(contract.preview, { day: '2026-03-04', setting: 'off' })
  expect(moves.filter(({ caseId }) => caseId === id)).toMatchObject([{ before: '2026-04-03', after: '2026-04-07' }])
  await change('2026-03-04', 'off')
  expect(await daysOf(id)).toEqual([['2026-03-06', '2026-03-06', '2026-04-07']])
  await change('2026-03-04', 'published')
})
