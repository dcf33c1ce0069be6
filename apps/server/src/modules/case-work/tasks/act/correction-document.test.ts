import { usualItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { act } from '../../../../case-driver/drive-case.ts'
import { submitted, tryAct, waitingCase } from '../../../../testing/case-fixtures.ts'
import { messagesTo, mobileOf } from '../../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { remindOfCorrections } from '../tell/remind-of-corrections.ts'

let api: TestApp
beforeAll(async () => {
  // a Friday
  api = await startTestApp({ now: '2026-11-27T02:00:00Z' })
})
afterAll(() => api.stop())

const defects = { fields: [{ path: 'project.projectName', note: '名称不全。' }], materials: [] }
const back = { outcome: 'return', defects, reason: '请补正。' }
const get = (id: string, username = 'company') => api.as(username).call(cases.get, { id })
const rowOf = async (id: string, username: string) => {
  const page = { number: 1, size: 100 }
  const { rows } = await api.as(username).call(cases.query, { filter: { preset: 'all' }, sort: 'updated-desc', page })
  return rows.find((row) => row.id === id)
}

it('a notice has a number and the day by which it is answered: the item’s, or the one that was chosen', async () => {
  const id = await waitingCase(api)
  const { number } = await get(id)
  await act(api, 'province-sx', id, 'provinceAccept', { ...back, answerBy: null })
  const view = await get(id)
  // fifteen working days of the item from Friday, 27 November
  expect(view.corrections).toMatchObject([
    { number: `补正〔2026〕${number!.slice(5)}-1号`, answerBy: '2026-12-18', againReason: '', status: 'open' },
  ])
  expect([view.answerBy, (await rowOf(id, 'company'))?.answerBy, (await rowOf(id, 'province-sx'))?.answerBy]).toEqual(
    Array(3).fill('2026-12-18'),
  )
  await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
  expect([(await get(id)).answerBy, (await rowOf(id, 'company'))?.answerBy]).toEqual([null, null])

  const other = await waitingCase(api)
  expect(await tryAct(api, 'province-sx', other, 'provinceAccept', { ...back, answerBy: '2026-11-26' })).toMatchObject({
    status: 422,
    body: { error: 'form-invalid', field: 'answerBy' },
  })
  // nor today: there would be no day for it
  expect(await tryAct(api, 'province-sx', other, 'provinceAccept', { ...back, answerBy: '2026-11-27' })).toMatchObject({
    status: 422,
    body: { error: 'form-invalid', field: 'answerBy', problems: [{ code: 'before', params: { day: '2026-11-28' } }] },
  })
  await act(api, 'province-sx', other, 'provinceAccept', { ...back, answerBy: '2026-12-04' })
  expect((await get(other)).answerBy).toBe('2026-12-04')
})

it('another one on the same case says why, on its field; both stand beside each other for applicant and official', async () => {
  const id = await waitingCase(api)
  await act(api, 'province-sx', id, 'provinceAccept', { ...back, answerBy: '2026-12-04' })
  await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
  const { tasks } = await get(id, 'province-sx')
  const form = tasks[0]!.actions.find(({ outcome }) => outcome === 'return')!.form!
  expect(form.map(({ key }) => key)).toEqual(['defects', 'answerBy', 'again', 'reason'])
  for (const again of ['', ' 　', undefined])
    expect(await tryAct(api, 'province-sx', id, 'provinceAccept', { ...back, answerBy: '2026-12-11', again })).toMatchObject({
      status: 422,
      body: { error: 'correction-again', field: 'again', msg: '本申请已要求过补正，再次要求补正须写明理由。' },
    })
  await act(api, 'province-sx', id, 'provinceAccept', { ...back, answerBy: '2026-12-11', again: '上次材料缺页，未能核对名称。' })
  for (const reader of ['company', 'province-sx', 'national-officer'])
    expect(
      (await get(id, reader)).corrections.map(({ number, answerBy, againReason }) => [number?.slice(-3), answerBy, againReason]),
    ).toEqual([
      ['-1号', '2026-12-04', ''],
      ['-2号', '2026-12-11', '上次材料缺页，未能核对名称。'],
    ])
  const { rows } = await api.pool.query<{ data: Record<string, unknown> }>(
    "select data from papers where case_id = $1 and kind = 'correction-notice' order by created_at",
    [id],
  )
  expect(rows.map(({ data }) => [String(data.noticeNumber).slice(-3), data.answerBy, data.againReason])).toEqual([
    ['-1号', '2026-12-04', undefined],
    ['-2号', '2026-12-11', '上次材料缺页，未能核对名称。'],
  ])
})

it('applicants are reminded before the day and after it, by bell and mail, once each; nothing ends by it', async () => {
  const id = await submitted(api, { itemCode: usualItem.code, title: '逾期补正的工程' })
  await act(api, 'province-sx', id, 'provinceAccept', { ...back, answerBy: '2026-12-01' })
  const told = async () => {
    const { messages } = await api.as('company').call(bell.list, {})
    return messages.filter(({ caseId }) => caseId === id).map(({ kind, dueOn }) => [kind, dueOn])
  }
  const mobile = await mobileOf(api, 'company')
  const returned = (await messagesTo(api, mobile)).filter(({ text }) => text.includes('逾期补正的工程'))
  expect(returned.map(({ text }) => text)).toEqual([expect.stringMatching(/请于 2026.*1.* 前登录/)])
  const sent = async () =>
    (await messagesTo(api, mobile)).filter(({ text }) => text.includes('逾期补正的工程') && text.includes('到期')).map(({ text }) => text)
  const remind = () => remindOfCorrections(api.services, api.clock.now())
  await remind()
  expect((await told())[0]).toEqual(['case-correction', '2026-12-01'])
  api.setNow('2026-11-28T02:00:00Z')
  await remind()
  expect((await remind()).corrections).toBe(0)
  expect((await told())[0]).toEqual(['correction-due', '2026-12-01'])
  expect(await sent()).toEqual([expect.stringContaining('补正将于 2026-12-01 到期')])
  api.setNow('2026-12-02T02:00:00Z')
  await remind()
  expect((await remind()).corrections).toBe(0)
  expect((await told()).slice(0, 2)).toEqual([
    ['correction-overdue', '2026-12-01'],
    ['correction-due', '2026-12-01'],
  ])
  expect((await sent())[0]).toContain('补正已于 2026-12-01 到期，仍可登录平台修改后重新提交。')
  const view = await get(id)
  expect([view.status, view.answerBy, view.corrections[0]!.status]).toEqual(['G01', '2026-12-01', 'open'])
  await act(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })
})
