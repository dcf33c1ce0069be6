import { directItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { OfferedVerb } from '@wenwu/core/tasks/schemas'
import { act, drive } from '../../../../case-driver/drive-case.ts'
import { entrust, type People, peopleOf, submitted, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const readers = ['company', 'province-sx', 'province-sx-lead', 'province-sxi-lead', 'national-accept', 'national-officer', 'national-lead']
const atProvince = ['province-sx-lead']
const atNation = ['national-officer', 'national-lead']

/** The people whose verbs offer to void the case; everyone else is refused when they try. */
async function mayVoid(id: string): Promise<string[]> {
  const may: string[] = []
  for (const username of [...readers, 'thirdparty', 'expert1']) {
    const reply = await api.as(username).send(tasks.verbs, { id })
    const isOffered =
      reply.status === 200 && (reply.body as { data: { verbs: OfferedVerb[] } }).data.verbs.some(({ verb }) => verb === 'void')
    if (isOffered) may.push(username)
    else
      expect([username, [403, 404, 409].includes((await api.as(username).send(tasks.void, { id, reason: '试' })).status)]).toEqual([
        username,
        true,
      ])
  }
  return may
}

describe('a case is voided by the level that holds it', () => {
  it('by the province until it is reported, by the national bureau from then on', async () => {
    const id = await waitingCase(api)
    expect(await mayVoid(id)).toEqual(atProvince)
    await drive(api, id, 'provinceSign')
    expect(await mayVoid(id)).toEqual(atProvince)
    await drive(api, id, 'nationalAccept')
    expect(await mayVoid(id)).toEqual(atNation)
    await drive(api, id, 'nationalReview')
    expect(await mayVoid(id)).toEqual(atNation)
    expect((await api.as('national-lead').call(tasks.void, { id, reason: '申请人撤回' })).status).toBe('G999')
  })

  it('the level that asked the applicant for a correction, or entrusted the case to others, still holds it', async () => {
    const id = await waitingCase(api)
    const defects = { fields: [{ path: 'project.projectSite', note: '请核对' }], materials: [] }
    const unchanged = { fields: [{ path: 'project.projectSite', reason: '原址无误' }], materials: [] }
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
    expect(await mayVoid(id)).toEqual(atProvince)
    await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit', unchanged })
    await drive(api, id, 'nationalAccept')
    await act(api, 'national-accept', id, 'nationalAccept', { outcome: 'return', defects })
    expect(await mayVoid(id)).toEqual(atNation)
    await act(api, 'company', id, 'correctNational', { outcome: 'resubmit', unchanged })
    await drive(api, id, 'nationalReview')
    await entrust(api, people, id)
    expect(await mayVoid(id)).toEqual(atNation)
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: [people.idOf('expert1')] })
    // given to experts: the provincial lead could void it
    expect(await mayVoid(id)).toEqual(atNation)
    const late = await api.as('province-sx-lead').send(tasks.void, { id, reason: '省局作废' })
    expect([late.status, late.body]).toMatchObject([409, { error: 'not-your-turn' }])
  })

  it('an application that skips the province is the national bureau’s from the first day', async () => {
    const id = await submitted(api, { itemCode: directItem.code, change: (data) => (data.project!.purpose = 'research') })
    expect(await mayVoid(id)).toEqual(atNation)
  })

  it('a decided one is voided by no one', async () => {
    const id = await waitingCase(api, 'leadSign')
    await drive(api, id, 'filing')
    expect(await mayVoid(id)).toEqual([])
  })
})
