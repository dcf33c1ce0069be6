import { afterAll, beforeAll, expect, it } from 'vitest'
import { act } from '../../case-driver/drive-case.ts'
import { handIn } from '../../case-driver/file-case.ts'
import { approval, submitted } from '../../testing/case-fixtures.ts'
import { contract as cases } from '@wenwu/core/cases/contract'
import { messagesTo, mobileOf } from '../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const told = async () => (await messagesTo(api, await mobileOf(api, 'company'))).map((message) => message.template).reverse()

it('the applicant is told of acceptance once, of a correction and of the decision; not of what stays inside', async () => {
  const id = await submitted(api)
  expect(await told()).toEqual([])
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })
  expect(await told()).toEqual(['case-accepted'])
  await act(api, 'province-sx', id, 'provinceReview', { outcome: 'report' })
  await handIn(api, 'province-sx-lead', await api.as('province-sx-lead').call(cases.get, { id }), 'provinceSign')
  await act(api, 'province-sx-lead', id, 'provinceSign', { outcome: 'report' })
  await act(api, 'national-accept', id, 'nationalAccept', { outcome: 'accept' })
  expect(await told()).toEqual(['case-accepted'])
  await act(api, 'national-officer', id, 'nationalReview', { outcome: 'approve', document: approval })
  await act(api, 'national-lead', id, 'leadSign', { outcome: 'sign' })
  await act(api, 'national-office', id, 'issue', {
    outcome: 'issue',
    numberAndDate: { number: '文物保函〔2026〕901号', date: '2026-11-23' },
  })
  expect(await told()).toEqual(['case-accepted', 'case-decided'])
})

it('a correction and a refusal to accept are told; a step that was refused tells nobody', async () => {
  const before = (await told()).length
  const id = await submitted(api)
  const refused = { outcome: 'return', defects: { fields: [], materials: [] } }
  await expect(act(api, 'province-sx', id, 'provinceAccept', refused)).rejects.toThrow()
  await act(api, 'province-sx', id, 'provinceAccept', {
    outcome: 'return',
    defects: { fields: [{ path: 'project.projectName', note: '请写全称' }], materials: [] },
  })
  const other = await submitted(api)
  await act(api, 'province-sx', other, 'provinceAccept', { outcome: 'refuse' })
  expect((await told()).slice(before)).toEqual(['case-correction', 'case-not-accepted'])
})
