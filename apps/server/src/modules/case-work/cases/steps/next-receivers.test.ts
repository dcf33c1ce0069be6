import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as settings } from '@wenwu/core/task-settings/contract'
import { usualSettings } from '@wenwu/core/task-settings/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act } from '../../../../case-driver/drive-case.ts'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { colleagueOf, peopleOf, waitingCase, type People } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'national-lead')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const open = async (username: string, id: string) => (await api.as(username).call(cases.get, { id })).tasks.filter(({ isMine }) => isMine)

/** Who gets the case by what somebody may do to it, as they read it, by outcome; '' where nothing is said. */
async function told(username: string, id: string): Promise<Record<string, string>> {
  const actions = (await open(username, id)).flatMap((task) => task.actions)
  return Object.fromEntries(actions.map(({ outcome, hint }) => [outcome, /将转给：.*$/.exec(hint?.zh_CN ?? '')?.[0] ?? '']))
}

describe('who gets the case by a decision', () => {
  it('is told with what the action does, in the reader’s language', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const names = `${people.nameOf('national-lead')}和${people.nameOf('national-lead-2')}`
    const { applicantName, agentName } = await api.as('national-officer').call(cases.get, { id })
    const filer = agentName ?? applicantName
    expect(await told('national-officer', id)).toEqual({
      approve: `将转给：${names}（2 人）`,
      refuse: `将转给：${names}（2 人）`,
      // to whom the form names
      entrust: '',
      experts: '',
      return: `将转给：${filer}`,
    })
    const [task] = await open('national-officer', id)
    expect(task!.actions.find(({ outcome }) => outcome === 'approve')?.hint).toMatchObject({
      zh_CN: `批复稿送领导签发\n将转给：${names}（2 人）`,
      en_US: `The draft reply goes to the head of the bureau\nGoes to: ${people.nameOf('national-lead')} and ${people.nameOf('national-lead-2')} (2)`,
    })
  })

  it('is the body where the reader knows no names of it', async () => {
    expect(await told('thirdparty', await waitingCase(api, 'assessLate'))).toEqual({
      passed: '将转给：国家文物局',
      failed: '将转给：国家文物局',
    })
  })

  it('is not told to experts, who would read from it whether the others have answered', async () => {
    const id = await waitingCase(api, 'nationalReview')
    await act(api, 'national-officer', id, 'nationalReview', { outcome: 'experts', expertIds: [people.idOf('expert1')] })
    expect(new Set(Object.values(await told('expert1', id)))).toEqual(new Set(['']))
  })

  it('is the next signer of a row, then who had the task', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const [task] = await open('national-officer', id)
    const to = ['national-office', 'national-lead'].map((username) => `user@${people.idOf(username)}`)
    const input = { to, way: 'sequence', opinion: '请会签。' }
    expect((await api.as('national-officer').send(tasks.verb, { caseId: id, verb: 'countersign', taskId: task!.id, input })).status).toBe(
      200,
    )
    const next = `将转给：${people.nameOf('national-lead')}（1 人）`
    expect(await told('national-office', id)).toEqual({ 'cosign-agreed': next, 'cosign-objected': next })
    const [asked] = await open('national-office', id)
    const answer = { taskId: asked!.id, version: asked!.version, outcome: 'cosign-agreed', input: { opinion: '同意。' } }
    expect((await api.as('national-office').send(tasks.complete, answer)).status).toBe(200)
    const back = `将转给：${people.nameOf('national-officer')}（1 人）`
    expect(await told('national-lead', id)).toEqual({ 'cosign-agreed': back, 'cosign-objected': back })
  })

  it('follows what an administrator sets and who may act, from the next call on', async () => {
    const id = await waitingCase(api, 'provinceReview')
    const lead = people.nameOf('province-sx-lead')
    expect(await told('province-sx', id)).toMatchObject({ report: `将转给：${lead}（1 人）` })
    await colleagueOf(api, 'province-sx-lead')
    const second = (await peopleOf(api)).nameOf('province-sx-lead-2')
    expect(await told('province-sx', id)).toMatchObject({ report: `将转给：${lead}和${second}（2 人）` })
    const key = { itemCode: usualItem.code, step: 'provinceSign' }
    const { version } = await api.as('admin-system').call(settings.get, key)
    const fixed = { ...usualSettings, mode: 'fixed' as const, fixedUserId: people.idOf('province-sx-lead') }
    await api.as('admin-system').call(settings.save, { ...key, version, settings: fixed })
    expect(await told('province-sx', id)).toMatchObject({ report: `将转给：${lead}（1 人）` })
    await api.pool.query("update users set is_locked = true where username = 'province-sx-lead'")
    expect(await told('province-sx', id)).toMatchObject({ report: `将转给：${second}（1 人）` })
  })

  it('costs no statement of people once its office is known: as much as for who has no task there', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const get = (username: string) => api.countQueries(() => api.as(username).call(cases.get, { id }))
    await get('national-officer')
    await get('national-lead')
    const [mine, others] = [await get('national-officer'), await get('national-lead')]
    expect(mine.queries).toBe(others.queries)
  })
})
