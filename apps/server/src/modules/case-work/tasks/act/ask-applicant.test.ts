import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, drive } from '../../../../case-driver/drive-case.ts'
import { peopleOf, tryAct, type People, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp({ now: '2026-03-02T02:00:00Z' })
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const at = (day: string) => api.setNow(`${day}T02:00:00Z`)
const view = (username: string, id: string) => api.as(username).call(cases.get, { id })
const standing = async (id: string) => {
  const { status, tasks: open, clock } = await view('national-officer', id)
  return [status, open.map(({ step, claimedBy }) => [step, claimedBy?.name ?? null]), clock?.key, clock?.state, clock?.dueOn]
}
const asked = {
  outcome: 'ask-applicant',
  answerBy: '2026-03-25',
  defects: { fields: [], materials: [{ key: 'siting', note: '请说明选址依据。' }] },
  reason: '请补充。',
}
const answered = { outcome: 'resubmit', unchanged: { fields: [], materials: [{ key: 'siting', reason: '已是最新' }] } }
const offered = async (username: string, id: string) =>
  (await view(username, id)).tasks.flatMap(({ actions }) =>
    actions.flatMap(({ effect, label }) => (effect === 'request-correction' ? [label.zh_CN] : [])),
  )

describe('the applicant is asked', () => {
  it('from the signature of the bureau: straight back to who asked, and the time to decide goes on', async () => {
    at('2026-03-02')
    const id = await waitingCase(api, 'leadSign')
    expect(await offered('national-lead', id)).toEqual(['退回补充说明材料'])
    const due = (await standing(id))[4]
    at('2026-03-04')
    const [mine] = (await view('national-lead', id)).tasks
    await api.as('national-lead').call(tasks.keepDraft, { id: mine!.id, revision: 0, content: '请补充。' })
    await act(api, 'national-lead', id, 'leadSign', { ...asked, mode: 'straight-back' })
    expect(await standing(id)).toEqual(['G02', [['correctNational', null]], 'decision', 'running', due])
    const { corrections, history, tasks: own } = await view('company', id)
    expect(corrections.map(({ number, answerBy, status }) => [/^补正〔\d{4}〕\d+-1号$/.test(number ?? ''), answerBy, status])).toEqual([
      [true, '2026-03-25', 'open'],
    ])
    expect([history.at(-1)?.outcomeLabel?.zh_CN, history.at(-1)?.opinion]).toEqual(['退回补充说明材料', '请补充。'])
    expect(own.map(({ isMine, actions }) => [isMine, actions.map(({ outcome }) => outcome)])).toEqual([[true, ['resubmit']]])
    const { rows } = await api.pool.query(
      "select data ->> 'isSupplement' as supplement from papers where case_id = $1 and kind = 'correction-notice'",
      [id],
    )
    expect(rows).toEqual([{ supplement: 'true' }])
    // what was told to the applicant is not taken back
    expect((await api.as('national-lead').call(tasks.verbs, { id })).verbs.some(({ verb }) => verb === 'take-back')).toBe(false)
    at('2026-03-06')
    await act(api, 'company', id, 'correctNational', answered)
    expect(await standing(id)).toEqual(['G08', [['leadSign', people.nameOf('national-lead')]], 'decision', 'running', due])
    // what was said with the request is not there again
    expect((await view('national-lead', id)).tasks.map(({ draft }) => draft)).toEqual([null])
    // another one says why
    expect((await tryAct(api, 'national-lead', id, 'leadSign', { ...asked, mode: 'straight-back' })).body).toMatchObject({
      error: 'correction-again',
      field: 'again',
    })
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('and the case goes the way again from the acceptance, within the same time', async () => {
    at('2026-03-02')
    const id = await waitingCase(api, 'leadSign')
    const due = (await standing(id))[4]
    await act(api, 'national-lead', id, 'leadSign', { ...asked, mode: 'walk-again' })
    await act(api, 'company', id, 'correctNational', answered)
    expect(await standing(id)).toEqual(['G03', [['nationalAccept', null]], 'decision', 'running', due])
    expect((await drive(api, id, 'filed')).status).toBe('G11')
  })

  it('from the signature of the province; at its status, within its own time', async () => {
    at('2026-03-02')
    const id = await waitingCase(api, 'provinceSign')
    const due = (await standing(id))[4]
    await act(api, 'province-sx-lead', id, 'provinceSign', { ...asked, mode: 'straight-back' })
    expect(await standing(id)).toEqual(['G01', [['correctProvince', null]], 'review', 'running', due])
    await act(api, 'company', id, 'correctProvince', answered)
    expect((await standing(id)).slice(0, 2)).toEqual(['G12', [['provinceSign', people.nameOf('province-sx-lead')]]])
  })

  it('once where the item has an outcome of its own for it, and not after the decision', async () => {
    const id = await waitingCase(api, 'nationalReview')
    expect((await offered('national-officer', id)).length).toBe(1)
    await drive(api, id, 'filing')
    expect(await offered('national-officer', id)).toEqual([])
  })

  it('with what is missing said at its field', async () => {
    const id = await waitingCase(api, 'leadSign')
    const refused = async (input: object) =>
      (await tryAct(api, 'national-lead', id, 'leadSign', { ...asked, mode: 'straight-back', ...input })).body
    expect(await refused({ reason: ' ' })).toMatchObject({ error: 'reason-required', field: 'reason' })
    expect(await refused({ mode: 'away' })).toMatchObject({ error: 'form-invalid', field: 'mode' })
    expect(await refused({ defects: { fields: [], materials: [] } })).toMatchObject({ error: 'defects-required', field: 'defects' })
  })
})
