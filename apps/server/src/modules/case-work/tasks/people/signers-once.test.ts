import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { contract as workGroups } from '@wenwu/core/workgroups/contract'
import { caseAt } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, type People } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
/** The key of a work group: second and third. */
let group: string
beforeAll(async () => {
  api = await startTestApp()
  for (const n of [2, 3]) await colleagueOf(api, 'national-officer', n)
  people = await peopleOf(api)
  const members = [second, third].map((username, at) => ({ userId: people.idOf(username), isLeader: at === 0 }))
  const { rows } = await api.pool.query<{ id: string }>('select organization_id as id from users where username = $1', [me])
  const made = { name: '水下考古组', code: null, purpose: '', organizationId: rows[0]!.id, isActive: true, members }
  group = `group@${(await api.as('admin-security').call(workGroups.create, made)).id}`
})
afterAll(() => api.stop())

const [me, second, third, lead, office] = [
  'national-officer',
  'national-officer-2',
  'national-officer-3',
  'national-lead',
  'national-office',
] as const
const step = 'nationalReview'
const user = (username: string) => `user@${people.idOf(username)}`

/** Open tasks of the step as they are stored, the oldest first. */
interface Stored {
  id: string
  key: string
  holder: string | null
  isAsked: boolean
}
const stored = async (id: string) =>
  (
    await api.pool.query<Stored>(
      `select id, candidate_key as key, claimed_by as holder, is_asked as "isAsked" from tasks
       where case_id = $1 and state = 'open' order by created_at, id`,
      [id],
    )
  ).rows
/** How many tasks of signers are this one's. */
const asked = async (id: string, username: string) =>
  (await stored(id)).filter(({ key, holder, isAsked }) => isAsked && (key === user(username) || holder === people.idOf(username))).length
const taskOf = async (id: string, key: string) => (await stored(id)).find((task) => task.key === key)!.id
/** A verb to the open task of a key, else to the one task that there is. */
const doIt = async (username: string, caseId: string, verb: string, input: object, key = user(username)) => {
  const open = await stored(caseId)
  const task = open.find((each) => each.key === key) ?? open.find(({ holder }) => holder === people.idOf(username)) ?? open[0]
  return api.as(username).send(tasks.verb, { caseId, verb, taskId: task!.id, input: { ...input } })
}
const done = async (...given: Parameters<typeof doIt>) => expect((await doIt(...given)).status).toBe(200)
const answer = async (username: string, id: string, key = user(username)) => {
  const taskId = await taskOf(id, key)
  const { version } = (await api.as(username).call(cases.get, { id })).tasks.find((task) => task.id === taskId)!
  const input = { opinion: '已阅。' }
  expect((await api.as(username).send(tasks.complete, { taskId, version, outcome: 'cosign-agreed', input })).status).toBe(200)
}
const refusedChoice = { error: 'choice-gone', field: 'to' }

it('nobody is asked who waits in the row for those they have asked, by another signer or by who decides', async () => {
  const id = await caseAt(api, step)
  await done(me, id, 'countersign', { to: [user(second), user(office)], way: 'all' })
  await done(second, id, 'countersign', { to: [user(lead)], way: 'all' })
  for (const input of [{ verb: 'add-signer', position: 'beside' }, { verb: 'countersign', way: 'all' }, { verb: 'delegate' }]) {
    const { verb, ...more } = input
    const to = verb === 'countersign' ? [user(second)] : user(second)
    expect([verb, (await doIt(office, id, verb, { to, ...more })).body]).toMatchObject([verb, refusedChoice])
  }
  await answer(lead, id)
  expect(await asked(id, second)).toBe(1)

  const other = await caseAt(api, step)
  await done(me, other, 'add-signer', { to: user(second), position: 'beside' })
  await done(second, other, 'countersign', { to: [user(office)], way: 'all' })
  expect((await doIt(me, other, 'add-signer', { to: user(second), position: 'beside' })).body).toMatchObject(refusedChoice)
  // who decides behind the row may be asked in it
  await done(office, other, 'add-signer', { to: user(me), position: 'beside' })
})

it('nobody is asked who is still to come in the row', async () => {
  const id = await caseAt(api, step)
  await done(me, id, 'countersign', { to: [user(second), user(office)], way: 'sequence' })
  expect((await doIt(second, id, 'add-signer', { to: user(office), position: 'beside' })).body).toMatchObject(refusedChoice)
})

it('who has answered is asked again by who decides, not by another signer: of a share one person is one voice', async () => {
  const id = await caseAt(api, step)
  await done(me, id, 'countersign', { to: [user(second), user(lead), user(office)], way: 'share', share: 66 })
  await answer(second, id)
  expect((await doIt(office, id, 'add-signer', { to: user(second), position: 'beside' })).body).toMatchObject(refusedChoice)
  for (const one of [lead, office]) if ((await asked(id, one)) > 0) await answer(one, id)
  expect((await stored(id)).map(({ isAsked }) => isAsked)).toEqual([false])
  await done(me, id, 'add-signer', { to: user(second), position: 'before' })
  expect(await asked(id, second)).toBe(1)
})

it('a signer’s task is given to no work group that is in the row', async () => {
  const id = await caseAt(api, step)
  await done(me, id, 'countersign', { to: [group, user(office)], way: 'all' })
  expect((await doIt(office, id, 'transfer', { to: group, opinion: '出差。' })).body).toMatchObject(refusedChoice)
})

it('what a lead took over does not go back to one who has been asked meanwhile', async () => {
  const id = await caseAt(api, step)
  await done(me, id, 'countersign', { to: [user(second), user(office)], way: 'all' })
  await done(second, id, 'transfer', { to: user(third), opinion: '出差。' })
  await done(lead, id, 'take-over', { reason: '出差。' }, user(third))
  await done(office, id, 'add-signer', { to: user(third), position: 'beside' })
  await api.as(lead).call(tasks.release, { id: await taskOf(id, user(lead)) })
  expect([await asked(id, third), await asked(id, lead)]).toEqual([1, 1])
  await answer(third, id)
  expect(await asked(id, third)).toBe(0)
})

it('who answered for a work group and takes that back is asked for it again, beside what they are asked themselves', async () => {
  const id = await caseAt(api, step)
  await done(me, id, 'countersign', { to: [user(second), group, user(office)], way: 'all' })
  const before = (await stored(id)).map(({ key }) => key)
  await api.as(second).call(tasks.claim, { id: await taskOf(id, group) })
  await answer(second, id, group)
  expect((await api.as(second).send(tasks.verb, { caseId: id, verb: 'take-back', input: { opinion: '看错了。' } })).status).toBe(200)
  const after = await stored(id)
  expect(after.map(({ key }) => key).toSorted()).toEqual(before.toSorted())
  expect(after.find(({ key }) => key === group)).toMatchObject({ holder: people.idOf(second), isAsked: true })
})

it('a signer who waits for two is asked until both have answered, and gets no other’s say', async () => {
  const id = await caseAt(api, step)
  await done(me, id, 'countersign', { to: [user(second)], way: 'all' })
  await done(second, id, 'add-signer', { to: user(office), position: 'beside' })
  await done(second, id, 'add-signer', { to: user(lead), position: 'before' })
  expect((await doIt(office, id, 'transfer', { to: user(second), opinion: '出差。' })).body).toMatchObject(refusedChoice)
  await answer(lead, id)
  expect(await asked(id, second)).toBe(1)
})

it('a task that was passed on comes back from those asked before it to who has it now', async () => {
  const id = await caseAt(api, step)
  await done(me, id, 'countersign', { to: [user(second), user(office)], way: 'sequence' })
  await done(second, id, 'transfer', { to: user(third), opinion: '出差。' })
  await done(third, id, 'add-signer', { to: user(lead), position: 'before' })
  await answer(lead, id)
  expect([await asked(id, second), await asked(id, third)]).toEqual([0, 1])
  await answer(third, id)
  await answer(office, id)
  await done(me, id, 'transfer', { to: user(third), opinion: '出差。' })
  await done(third, id, 'add-signer', { to: user(lead), position: 'before' })
  await answer(lead, id)
  expect((await stored(id)).map(({ holder, isAsked }) => [holder, isAsked])).toEqual([[people.idOf(third), false]])
})
