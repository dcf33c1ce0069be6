import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/incidents/contract'
import { jobKinds } from '@wenwu/core/incidents/model'
import { caseAt } from '../../../case-driver/drive-case.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { moduleJobs } from '../../jobs.generated.ts'

let api: TestApp
let caseId: string
let isBroken = true
let runs = 0
beforeAll(async () => {
  api = await startTestApp()
  caseId = await caseAt(api, 'provinceReview')
  api.services.jobs.handle('test-job', () => {
    runs++
    return isBroken
      ? Promise.reject(
          Object.assign(new Error('张三 13800001111 could not be saved'), { code: '23505', table: 'cases', detail: 'Key (name)=(张三)' }),
        )
      : Promise.resolve()
  })
})
afterAll(() => api.stop())

/** Runs everything that is due. */
const runJobs = () => (api.services.jobs as unknown as { runDue(now: Date): Promise<number> }).runDue(new Date(Date.now() + 1000))
const admin = () => api.as('admin-system')
const listed = async (state: 'open' | 'retrying' | 'closed') =>
  (await admin().call(contract.query, { filter: { state }, sort: 'failed-desc', page: { number: 1, size: 20 } })).rows
/** A job that has failed so often; 12 is for good. */
async function failed(attempts: number): Promise<string> {
  isBroken = true
  await inTransaction(api.pool, (db) => api.services.jobs.add(db, 'test-job', { caseId }))
  await api.pool.query(`update graphile_worker._private_jobs set attempts = $1 where payload ->> 'caseId' = $2 and last_error is null`, [
    attempts - 1,
    caseId,
  ])
  await runJobs()
  const { rows } = await api.pool.query<{ id: string }>(
    `select max(id)::text as id from graphile_worker._private_jobs where last_error is not null`,
  )
  return rows[0]!.id
}

it('every kind of job is told in words', () => {
  expect([...moduleJobs.flatMap((jobs) => Object.keys(jobs)), 'sweep'].sort()).toEqual([...jobKinds].sort())
})

it('a job that fails is told without what people typed, with its case, and is an incident once it is not tried again', async () => {
  const id = await failed(3)
  expect(await listed('open')).toEqual([])
  expect(await admin().call(contract.figures, {})).toEqual({ open: 0 })
  // the first tab is empty, and the next says that one is being retried
  const first = { filter: { state: 'open' }, sort: 'failed-desc', page: { number: 1, size: 20 } } as const
  expect((await admin().call(contract.query, first)).presetCounts).toEqual({ open: 0, retrying: 1, closed: 0 })
  const ofKind = { ...first, filter: { state: 'open', kind: 'run-import' } } as const
  expect((await admin().call(contract.query, ofKind)).presetCounts).toEqual({ open: 0, retrying: 0, closed: 0 })
  const [row] = await listed('retrying')
  expect(row).toMatchObject({ id, state: 'retrying', kind: 'test-job', attempts: 3, error: 'Error code=23505 table=cases', closedBy: null })
  expect(row!.caseNumber).toMatch(/^\d{4}/)
  expect(row!.retryAt).not.toBeNull()
  await api.pool.query('update graphile_worker._private_jobs set attempts = 12 where id = $1', [id])
  expect(await listed('open')).toMatchObject([{ id, state: 'open', retryAt: null }])
  expect(await admin().call(contract.figures, {})).toEqual({ open: 1 })

  // mended and run again
  isBroken = false
  const before = runs
  await admin().call(contract.retry, { id })
  expect(await listed('open')).toEqual([])
  await runJobs()
  expect(runs).toBe(before + 1)
  expect((await admin().send(contract.retry, { id })).body).toMatchObject({
    error: 'incident-gone',
    msg: '该任务已经不在故障中，可能已完成或者正在执行。',
  })
})

it('is closed with a reason, which stays; of two administrators one does it', async () => {
  const id = await failed(12)
  expect((await admin().send(contract.close, { id, reason: ' ' })).body).toMatchObject({ error: 'reason-required', field: 'reason' })
  const replies = await Promise.all([1, 2].map(() => admin().send(contract.close, { id, reason: '收件人已撤销申请。' })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect([await listed('open'), await listed('retrying')]).toEqual([[], []])
  expect(await listed('closed')).toMatchObject([
    { id, state: 'closed', closedBy: '系统管理员', reason: '收件人已撤销申请。', attempts: 12 },
  ])
  const { rows } = await api.pool.query(
    `select action, details - 'caseId' as details from audit_rows where object_type = 'job' and outcome = 'done' order by id`,
  )
  expect(rows).toEqual([
    { action: 'incidents.retry', details: { kind: 'test-job' } },
    { action: 'incidents.close', details: { kind: 'test-job', reason: '收件人已撤销申请。' } },
  ])
})

it('the timer of a process that a case waits for is not closed: the case would stand still for ever', async () => {
  isBroken = true
  const timerId = 'due'
  await api.pool.query("insert into timers (case_id, id, node, due_at) values ($1, $2, 'wait', now())", [caseId, timerId])
  await inTransaction(api.pool, (db) => api.services.jobs.add(db, 'fire-timer', { caseId, timerId }))
  const { rows } = await api.pool.query<{ id: string }>(
    `update graphile_worker._private_jobs set attempts = 12, last_error = 'Error' where payload ->> 'timerId' = $1 returning id::text`,
    [timerId],
  )
  const close = () => admin().send(contract.close, { id: rows[0]!.id, reason: '无法修复。' })
  expect(await close()).toMatchObject({
    status: 409,
    body: {
      error: 'incident-holds-case',
      msg: '办件仍在等待这个定时任务，关闭后办件将无法继续；请重新执行，或者先由业务管理员移动该办件。',
    },
  })
  // the case was moved, and its timer ended with it
  await api.pool.query('delete from timers where case_id = $1', [caseId])
  expect((await close()).status).toBe(200)
})

it('a page costs the session, one statement and one for the tabs', async () => {
  const counted = await api.countQueries(() => listed('closed'))
  expect(counted.queries).toBe(3)
})
