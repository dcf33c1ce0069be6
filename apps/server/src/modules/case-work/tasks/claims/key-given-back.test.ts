import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, taskOf } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, type People, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
let colleague: string
let otherLead: string
beforeAll(async () => {
  api = await startTestApp()
  colleague = await colleagueOf(api, 'province-sx')
  otherLead = await colleagueOf(api, 'province-sx-lead')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const lead = 'province-sx-lead'
const step = 'provinceReview'
const takeOver = (username: string, caseId: string, taskId: string) =>
  api.as(username).call(tasks.verb, { caseId, verb: 'take-over', taskId, input: { reason: '承办人病假。' } })
const release = (username: string, id: string) => api.as(username).call(tasks.release, { id })
const isListed = async (username: string, taskId: string) =>
  (await api.as(username).call(tasks.list, { state: 'open', sort: 'created-desc', page: { number: 1, size: 5 } })).rows.some(
    (row) => row.taskId === taskId,
  )
const standing = async (taskId: string) =>
  (await api.pool.query('select candidate_key, claimed_by from tasks where id = $1', [taskId])).rows[0]

it('what a lead took over goes back to the office, from one lead after another too, and a colleague claims it', async () => {
  for (const takers of [[lead], [lead, otherLead]]) {
    const id = await waitingCase(api, step)
    const { id: taskId } = await taskOf(api, 'province-sx', id, step)
    await api.as('province-sx').call(tasks.claim, { id: taskId })
    const before = await standing(taskId)
    for (const taker of takers) await takeOver(taker, id, taskId)
    expect(await isListed(colleague, taskId)).toBe(false)
    await release(takers.at(-1)!, taskId)
    expect(await standing(taskId)).toEqual({ ...before, claimed_by: null })
    expect(await isListed(colleague, taskId)).toBe(true)
    const { history } = await api.as(colleague).call(tasks.claim, { id: taskId })
    // the history tells people, no keys
    expect(history.find(({ kind }) => kind === 'taken-over')?.details).toEqual({ task: taskId, assignee: people.nameOf('province-sx') })
    await act(api, colleague, id, step, { outcome: 'report' })
  }
})

it('it stays the lead’s where nobody is left to whom it could go back', async () => {
  const id = await waitingCase(api, step)
  const { id: taskId } = await taskOf(api, 'province-sx', id, step)
  await takeOver(lead, id, taskId)
  const lock = (isLocked: boolean) =>
    api.pool.query('update users set is_locked = $1 where username = any($2)', [isLocked, ['province-sx', colleague]])
  await lock(true)
  await release(lead, taskId)
  await lock(false)
  expect(await standing(taskId)).toEqual({ candidate_key: `user@${people.idOf(lead)}`, claimed_by: null })
  expect((await api.as(lead).call(cases.get, { id })).tasks.map(({ isMine }) => isMine)).toEqual([true])
})

it('what was taken over before its key was kept goes back to the office of its step', async () => {
  const id = await waitingCase(api, step)
  const { id: taskId } = await taskOf(api, 'province-sx', id, step)
  const before = await standing(taskId)
  await takeOver(lead, id, taskId)
  await api.pool.query("update case_events set details = details - 'keyBefore' where case_id = $1", [id])
  await release(lead, taskId)
  expect(await standing(taskId)).toEqual(before)
})
