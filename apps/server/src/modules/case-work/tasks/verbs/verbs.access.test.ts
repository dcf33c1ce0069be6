import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { verbList } from '@wenwu/core/tasks/verb'
import { taskOf } from '../../../../case-driver/drive-case.ts'
import { outsiders, submitted, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let id: string
let taskId: string
beforeAll(async () => {
  api = await startTestApp()
  id = await waitingCase(api, 'provinceReview')
  taskId = (await taskOf(api, 'province-sx', id, 'provinceReview')).id
})
afterAll(() => api.stop())

const offered = async (username: string) => (await api.as(username).call(tasks.verbs, { id })).verbs.map(({ verb }) => verb)

it('each is offered what is theirs', async () => {
  const found: Record<string, string[]> = {}
  for (const username of ['company', 'province-sx', 'province-sx-lead', 'national-accept', 'national-officer', 'national-lead'])
    found[username] = await offered(username)
  expect(found).toEqual({
    company: ['withdraw'],
    'province-sx': ['return', 'add-signer', 'countersign', 'delegate', 'circulate', 'send-copy'],
    'province-sx-lead': [
      'transfer',
      'add-signer',
      'countersign',
      'delegate',
      'take-over',
      'urge',
      'circulate',
      'send-copy',
      'suspend-clock',
      'void',
    ],
    'national-accept': [],
    'national-officer': [],
    'national-lead': [],
  })
})

it('what is not offered is refused, and changes nothing', async () => {
  const before = await api.as('province-sx').call(cases.get, { id })
  for (const username of ['company', 'national-officer', 'national-lead', 'province-sx']) {
    const mine: string[] = await offered(username)
    for (const [verb] of verbList) {
      if (mine.includes(verb)) continue
      const reply = await api
        .as(username)
        .send(tasks.verb, { caseId: id, verb, taskId, input: { reason: '试', step: 'provinceAccept', to: 'x' } })
      expect([username, verb, [403, 409].includes(reply.status)]).toEqual([username, verb, true])
    }
  }
  expect(await api.as('province-sx').call(cases.get, { id })).toEqual(before)
})

it('a case that one may not see is not there, a verb that there is none of neither', async () => {
  for (const username of outsiders) {
    expect([username, (await api.as(username).send(tasks.verbs, { id })).status]).toEqual([username, 404])
    const reply = await api.as(username).send(tasks.verb, { caseId: id, verb: 'urge', taskId, input: {} })
    expect([username, [403, 404].includes(reply.status)]).toEqual([username, true])
  }
  for (const verb of ['no-such', 'toString'])
    expect((await api.as('province-sx').send(tasks.verb, { caseId: id, verb, input: {} })).body).toMatchObject({ error: 'not-found' })
  expect((await api.anonymous.send(tasks.verbs, { id })).status).toBe(401)
  expect((await api.anonymous.send(tasks.verb, { caseId: id, verb: 'void', input: { reason: '试' } })).status).toBe(401)
})

it('the task of another case is none of this one', async () => {
  const other = await waitingCase(api, 'provinceReview')
  const foreign = (await taskOf(api, 'province-sx', other, 'provinceReview')).id
  const input = { step: 'provinceAccept', mode: 'walk-again', reason: '试' }
  expect((await api.as('province-sx').send(tasks.verb, { caseId: id, verb: 'return', taskId: foreign, input })).body).toMatchObject({
    error: 'not-your-turn',
  })
  // nor with a verb on the case, which needs none
  for (const [verb, more] of [
    ['void', { reason: '试' }],
    ['suspend-clock', { cause: 'hearing', plannedDays: 5, reason: '试' }],
  ] as const)
    expect((await api.as('province-sx-lead').send(tasks.verb, { caseId: id, verb, taskId: foreign, input: more })).body).toMatchObject({
      error: 'not-your-turn',
    })
})

it('who has taken a task over, and that a case was withdrawn, is told to those whose it was and to nobody else', async () => {
  const others = ['company', 'national-officer', 'national-lead', ...outsiders]
  const gone = await waitingCase(api, null)
  const task = await taskOf(api, 'province-sx', gone, 'provinceAccept')
  const acts = (username: string) => [
    api.as(username).send(tasks.complete, { taskId: task.id, version: task.version, outcome: 'accept', input: { opinion: '试' } }),
    api.as(username).send(tasks.claim, { id: task.id }),
  ]
  const errorsOf = async (username: string) => (await Promise.all(acts(username))).map(({ body }) => (body as { error: string }).error)
  const refusals = new Set<string>()
  await api.as('province-sx-lead').call(tasks.verb, { caseId: gone, verb: 'take-over', taskId: task.id, input: { reason: '试' } })
  expect(await errorsOf('province-sx')).toEqual(['task-taken-over', 'task-taken-over'])
  for (const username of others) for (const error of await errorsOf(username)) refusals.add(error)
  await api.as('company').call(tasks.verb, { caseId: gone, verb: 'withdraw', input: { reason: '试' } })
  expect(await errorsOf('province-sx-lead')).toEqual(['case-withdrawn', 'case-withdrawn'])
  for (const username of others) for (const error of await errorsOf(username)) refusals.add(error)
  const verb = { caseId: gone, verb: 'void', input: { reason: '试' } }
  for (const username of others) refusals.add(((await api.as(username).send(tasks.verb, verb)).body as { error: string }).error)
  expect([...refusals].toSorted()).toEqual(['forbidden', 'not-found'])
})

it('an applicant who is asked for a correction answers it or withdraws, and returns the case to nobody', async () => {
  const asked = await waitingCase(api, 'correctProvince')
  const { verbs } = await api.as('company').call(tasks.verbs, { id: asked })
  expect(verbs.map(({ verb }) => verb)).toEqual(['withdraw'])
  const task = await taskOf(api, 'company', asked, 'correctProvince')
  const said = { caseId: asked, verb: 'return', taskId: task.id, input: { step: 'provinceAccept', mode: 'walk-again', reason: '试' } }
  expect((await api.as('company').send(tasks.verb, said)).body).toMatchObject({ error: 'not-your-turn' })
})

it('the opinion of a county is urged, and passed over, by the people of its province who would accept the case next', async () => {
  const asked = await submitted(api, { change: (data) => Object.assign(data.unit!, { region: '140425' }) })
  const before = await api.as('national-lead').call(cases.get, { id: asked })
  const [task] = before.tasks
  api.clock.advance({ days: 60 })
  const everyone = ['province-sxi', 'province-sxi-lead', 'company', 'county-officer', 'city-officer', 'national-officer', 'national-lead']
  const found: Record<string, string[]> = {}
  for (const username of everyone) {
    const { verbs, refused } = await api.as(username).call(tasks.verbs, { id: asked })
    found[username] = [...verbs, ...refused].map(({ verb }) => verb).filter((verb) => verb === 'urge' || verb === 'go-on')
  }
  const { 'province-sxi': officer, 'province-sxi-lead': lead, ...others } = found
  expect([officer, lead]).toEqual([
    ['urge', 'go-on'],
    ['urge', 'go-on'],
  ])
  expect([...new Set(Object.values(others).flat())]).toEqual([])
  // of the outsiders one is of the province
  const strangers = [...outsiders.filter((username) => username !== 'province-sxi'), 'province-sx', 'province-sx-lead', 'case-admin']
  for (const username of [...Object.keys(others), ...strangers])
    for (const verb of ['urge', 'go-on']) {
      const { status, body } = await api.as(username).send(tasks.verb, { caseId: asked, verb, taskId: task!.id, input: { reason: '试' } })
      const isRefused = [403, 404].includes(status) || (body as { error: string }).error === 'not-your-turn'
      expect([username, verb, isRefused]).toEqual([username, verb, true])
    }
  expect((await api.as('national-lead').call(cases.get, { id: asked })).history).toEqual(before.history)
})
