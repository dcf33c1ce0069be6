import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, drive } from '../../../case-driver/drive-case.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { messagesTo, mobileOf } from '../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

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
  await drive(api, id, 'nationalReview')
  expect(await told()).toEqual(['case-accepted'])
  await drive(api, id, 'filing')
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
