import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, entrust, peopleOf, type People, submitted, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'national-officer')
  await colleagueOf(api, 'county-officer')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const [me, second, lead] = ['national-officer', 'national-officer-2', 'national-lead']
const user = (username: string) => `user@${people.idOf(username)}`
const view = (username: string, id: string) => api.as(username).call(cases.get, { id })
const doIt = async (username: string, caseId: string, verb: string, input: object, isOnCase = false) => {
  const task = (await view(username, caseId)).tasks[0]!
  const said = { caseId, verb, input: { ...input }, ...(!isOnCase && { taskId: task.id }) }
  expect([verb, (await api.as(username).send(tasks.verb, said)).status]).toEqual([verb, 200])
}
/** Whom the entries of a kind name to a reader, and who came in their place. */
const named = async (username: string, id: string, ...kinds: string[]) =>
  (await view(username, id)).history
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, details }) => [kind, details['assignee'], details['replacement']].filter((each) => each !== undefined).join(' '))

it('signers, who is reminded and whose step is taken over are named to those who read the names of officials, and to nobody else', async () => {
  const id = await waitingCase(api, 'nationalReview')
  await api.as(me).call(tasks.claim, { id: (await view(me, id)).tasks[0]!.id })
  await doIt(me, id, 'add-signer', { to: user(second), position: 'before' })
  const open = (await view(me, id)).tasks
  expect(open.map(({ isAsked }) => isAsked)).toEqual([true])
  await doIt(lead, id, 'urge', {})
  const { verbs } = await api.as(me).call(tasks.verbs, { id })
  const who = verbs.find(({ verb }) => verb === 'remove-signer')!.choices['row']![0]!.id
  await doIt(me, id, 'remove-signer', { who, reason: '已商定。' }, true)
  const other = await waitingCase(api, 'nationalReview')
  await api.as(second).call(tasks.claim, { id: (await view(second, other)).tasks[0]!.id })
  await doIt(lead, other, 'take-over', { reason: '承办人病假。' })
  const kinds = ['signer-added', 'urged', 'signer-removed', 'taken-over']
  const found = async (username: string) => [...(await named(username, id, ...kinds)), ...(await named(username, other, ...kinds))]
  const name = people.nameOf(second)
  for (const reader of [me, second, lead])
    expect(await found(reader)).toEqual([`signer-added ${name}`, `urged ${name}`, `signer-removed ${name}`, `taken-over ${name}`])
  expect(await found('province-sx')).toEqual(kinds)
  // who applied reads nothing of how the office divides its work, not even that it does
  expect(await found('company')).toEqual([])
  expect(await named('company', other, 'claimed', 'acted')).not.toContain('claimed')
  // nor that somebody was asked at all
  await doIt(me, id, 'add-signer', { to: user(second), position: 'before' })
  expect((await view('province-sx', id)).tasks.map(({ isAsked }) => isAsked)).toEqual([false])
})

it('a county names its colleagues to itself and to those above the city, which reads the opinion alone', async () => {
  const id = await submitted(api, { change: (data) => Object.assign(data.unit!, { region: '140425' }) })
  await doIt('county-officer', id, 'transfer', { to: user('county-officer-2'), opinion: '请接办。' })
  const found = (username: string) => named(username, id, 'transferred')
  const name = people.nameOf('county-officer-2')
  for (const reader of ['county-officer-2', 'province-sxi', me])
    expect([reader, await found(reader)]).toEqual([reader, [`transferred ${name}`]])
  expect([await found('city-officer'), await found('company')]).toEqual([['transferred'], []])
  expect((await view('city-officer', id)).history.at(-1)).toMatchObject({ kind: 'transferred', opinion: '请接办。' })
})

it('an expert who is replaced is named with the other to who called them and to the national bureau, not to experts', async () => {
  const id = await waitingCase(api, 'nationalReview')
  await entrust(api, people, id)
  await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
  await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: [people.idOf('expert1')] })
  await doIt('thirdparty', id, 'replace-expert', { expertId: people.idOf('expert2'), reason: '专家出国。' })
  const [before, after] = [people.nameOf('expert1'), people.nameOf('expert2')]
  for (const reader of ['thirdparty', me])
    expect([reader, await named(reader, id, 'expert-replaced')]).toEqual([reader, [`expert-replaced ${before} ${after}`]])
  // who comes in the place of another does not read whose
  expect(await named('expert2', id, 'expert-replaced')).toEqual([])
  for (const reader of ['expert1', 'province-sx'])
    expect([reader, await named(reader, id, 'expert-replaced')]).toEqual([reader, ['expert-replaced']])
  expect(await named('company', id, 'expert-replaced')).toEqual([])
})
