import { afterAll, beforeAll, expect, it } from 'vitest'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { contract } from '@wenwu/core/obligations/contract'
import { caseAt } from '../../../case-driver/drive-case.ts'
import { samples } from '../../../platform/files/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const [applicant, province] = ['company', 'province-sx'] as const
const file = { name: '开工报告.pdf', content: samples.pdf }

let api: TestApp
let id: string
/** What the applicant owes, with a file on it that is not handed in. */
let start: string
let fileId: string
beforeAll(async () => {
  api = await startTestApp()
  id = await caseAt(api, 'filing')
  start = (await api.as(applicant).call(contract.ofCase, { caseId: id }))[0]!.obligationId
  fileId = (await api.as(applicant).call(contract.upload, { obligationId: start }, { file })).id
})
afterAll(() => api.stop())

const report = (username: string) =>
  api.as(username).send(contract.report, { id: start, day: toShanghaiDate(api.clock.now()), content: '已开工。' })
const judge = (username: string, reportId: string, verdict: 'confirmed' | 'returned' = 'confirmed') =>
  api.as(username).send(contract.judge, { id: start, reportId, verdict, reason: '补充。' })
const listed = async (username: string) =>
  (await api.as(username).call(contract.query, { filter: { preset: 'all' }, sort: 'due-asc', page: { number: 1, size: 20 } })).rows.some(
    (row) => row.id === id,
  )
const links = (username: string) => api.as(username).send(contract.fileLink, { fileId })

it('opens with the case: others find neither obligation nor file', async () => {
  for (const username of ['museum', 'province-sxi', 'province-sxi-lead']) {
    expect([username, await listed(username)]).toEqual([username, false])
    for (const reply of [
      await api.as(username).send(contract.ofCase, { caseId: id }),
      await api.as(username).send(contract.upload, { obligationId: start }, { file }),
      await api.as(username).send(contract.removeFile, { fileId }),
      await links(username),
      await report(username),
      await judge(username, start),
    ])
      expect([username, reply.status]).toEqual([username, 404])
  }
  for (const username of [applicant, province, 'province-sx-lead', 'national-officer'])
    expect([username, await listed(username)]).toEqual([username, true])
})

it('is for those who apply and the officials of both levels alone', async () => {
  for (const username of ['thirdparty', 'expert1', 'customs', 'case-admin', 'admin-system', 'admin-security', 'admin-audit', 'editor'])
    for (const reply of [
      await api.as(username).send(contract.query, { filter: {}, sort: 'due-asc', page: { number: 1, size: 20 } }),
      await report(username),
      await judge(username, start),
    ])
      expect([username, reply.status]).toEqual([username, 403])
  // what a case obliges to is read by whoever opens the case (docs/who-sees-what.md)
  for (const username of ['thirdparty', 'expert1', 'customs', 'admin-system', 'admin-security', 'admin-audit', 'editor'])
    for (const reply of [await api.as(username).send(contract.ofCase, { caseId: id }), await links(username)])
      expect([username, reply.status]).toEqual([username, 404])
  expect((await api.anonymous.send(contract.ofCase, { caseId: id })).status).toBe(401)
})

it('what is not handed in is its uploader’s alone; a report is for all who open the case', async () => {
  expect((await links(applicant)).status).toBe(200)
  for (const username of [province, 'national-officer']) {
    expect([username, (await links(username)).status]).toEqual([username, 404])
    expect((await api.as(username).send(contract.removeFile, { fileId })).status).toBe(404)
  }
  // each side does its own part: no one reports for another or confirms what is their own or another body's
  for (const username of [province, 'national-officer']) expect((await report(username)).body).toMatchObject({ error: 'not-your-turn' })
  expect((await api.as(province).send(contract.upload, { obligationId: start }, { file })).body).toMatchObject({ error: 'not-your-turn' })
  expect((await report(applicant)).status).toBe(200)
  for (const username of [applicant, province, 'national-officer'])
    expect([username, (await links(username)).status]).toEqual([username, 200])
  expect((await api.as(applicant).send(contract.removeFile, { fileId })).status).toBe(404)
  const reportId = (await api.as(province).call(contract.ofCase, { caseId: id }))[0]!.reports[0]!.id
  for (const username of [applicant, 'national-officer', 'national-lead'])
    expect((await judge(username, reportId)).body).toMatchObject({ error: 'not-your-turn' })
  expect((await judge(province, reportId)).status).toBe(200)
})
