import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ItemSource } from '@wenwu/core/item/model'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { act } from '../../../../case-driver/drive-case.ts'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import type { GraphileJobQueue } from '../../../../platform/jobs/graphile-job-queue.ts'
import { submitted } from '../../../../testing/case-fixtures.ts'
import { withSecondServer } from '../../../../testing/second-server.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { publishItems } from '../../items/index.ts'
import { fireTimer } from './fire-timer.ts'

// a day that the clock of the machine has not come to: a job that is due by it would run at once
const start = '2040-03-05T02:00:00Z'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ now: start })
  // after a day without an opinion of the officer the head of the bureau has the case
  const timed: ItemSource = {
    ...usualItem,
    process: {
      ...usualItem.process,
      steps: [...usualItem.process.steps, { id: 'late', kind: 'timer', attachedTo: 'provinceReview', duration: 'P1D', interrupting: true }],
      flows: [...usualItem.process.flows, { from: 'late', to: 'provinceSign' }],
    },
  }
  await inTransaction(api.pool, (db) => publishItems(db, api.clock.now(), [timed]))
})
afterAll(() => api.stop())

it('timers that come due at once fire once each with two servers, and one that is fired again changes nothing', async () => {
  const ids: string[] = []
  for (let i = 0; i < 8; i++) {
    const id = await submitted(api)
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })
    ids.push(id)
  }
  const [timer] = (await api.pool.query<{ case_id: string; id: string }>('select case_id, id from timers where case_id = $1', [ids[0]]))
    .rows
  await withSecondServer(api, async (second) => {
    const runDue = (at: Date) => Promise.all([api.services, second.services].map(({ jobs }) => (jobs as GraphileJobQueue).runDue(at)))
    // not yet
    expect(await runDue(new Date('2040-03-06T01:00:00Z'))).toEqual([0, 0])
    expect((await api.pool.query('select from timers where case_id = any($1)', [ids])).rowCount).toBe(8)
    api.setNow('2040-03-06T03:00:00Z')
    expect(await runDue(api.clock.now())).toEqual([0, 0])
  })
  const { rows } = await api.pool.query<{ fired: number; steps: string }>(
    `select (select count(*)::int from case_events e where e.case_id = c.id and e.kind = 'timer') as fired,
       (select string_agg(t.step, ',') from tasks t where t.case_id = c.id and t.state = 'open') as steps from cases c where c.id = any($1)`,
    [ids],
  )
  expect(rows).toEqual(ids.map(() => ({ fired: 1, steps: 'provinceSign' })))
  await fireTimer(api.services, api.clock.now(), { caseId: timer!.case_id, timerId: timer!.id })
  expect((await api.pool.query("select from case_events where kind = 'timer' and case_id = $1", [ids[0]])).rowCount).toBe(1)
})

it('a cycle fires as often as it says, beside the step, and a date at its instant, in its place', async () => {
  const { process } = usualItem
  const timed: ItemSource = {
    ...usualItem,
    process: {
      ...process,
      steps: [
        ...process.steps,
        { id: 'again', kind: 'timer', attachedTo: 'provinceReview', duration: 'P1D', interrupting: false },
        { id: 'noted', kind: 'end', name: usualItem.name, status: 'G12' },
        { id: 'late', kind: 'timer', attachedTo: 'provinceReview', duration: 'P7D', interrupting: true },
      ],
      flows: [...process.flows, { from: 'again', to: 'noted' }, { from: 'late', to: 'provinceSign' }],
    },
  }
  await inTransaction(api.pool, (db) => publishItems(db, api.clock.now(), [timed]))
  const { rows: versions } = await api.pool.query<{ id: string; bpmn: string }>(
    `select id, bpmn from item_versions where code = '${usualItem.code}' and is_current`,
  )
  // the table of an item writes durations alone
  const bpmn = versions[0]!.bpmn
    .replace(/timeDuration([^>]*)>P1D<\/bpmn:timeDuration/, 'timeCycle$1>R2/P1D</bpmn:timeCycle')
    .replace(/timeDuration([^>]*)>P7D<\/bpmn:timeDuration/, 'timeDate$1>2040-03-12T00:00:00Z</bpmn:timeDate')
  await api.pool.query('update item_versions set bpmn = $2 where id = $1', [versions[0]!.id, bpmn])
  const id = await submitted(api)
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })
  const at = async (instant: string) => {
    api.setNow(instant)
    await (api.services.jobs as GraphileJobQueue).runDue(api.clock.now())
    const { rows } = await api.pool.query(
      `select (select count(*)::int from case_events where case_id = $1 and kind = 'timer') as fired,
         (select count(*)::int from timers where case_id = $1) as timers,
         (select string_agg(step, ',') from tasks where case_id = $1 and state = 'open') as steps`,
      [id],
    )
    return rows[0]
  }
  const first = api.clock.now().getTime()
  // a cycle goes on from when it fired
  const after = (days: number) => new Date(first + days * (86_400_000 + 60_000)).toISOString()
  expect(await at(after(0))).toEqual({ fired: 0, timers: 2, steps: 'provinceReview' })
  expect(await at(after(1))).toEqual({ fired: 1, timers: 2, steps: 'provinceReview' })
  expect(await at(after(2))).toEqual({ fired: 2, timers: 1, steps: 'provinceReview' })
  expect(await at(after(4))).toEqual({ fired: 2, timers: 1, steps: 'provinceReview' })
  expect(await at('2040-03-12T00:00:01Z')).toEqual({ fired: 3, timers: 0, steps: 'provinceSign' })
})
