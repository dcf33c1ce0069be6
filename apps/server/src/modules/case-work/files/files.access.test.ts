import { usualItem } from '../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { newId } from '@wenwu/core/kernel/id'
import { samples } from '../../../platform/files/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let caseId: string
let fileId: string
const file = { name: 'a.pdf', content: samples.pdf }

beforeAll(async () => {
  api = await startTestApp()
  const company = api.as('company')
  caseId = (await company.call(cases.createDraft, { itemCode: usualItem.code })).id
  fileId = (await company.call(files.upload, { caseId, materialKey: 'application' }, { file })).fileId
})
afterAll(() => api.stop())

describe('files of somebody else’s draft', () => {
  it('are not found by anybody', async () => {
    const { rows } = await api.pool.query<{ username: string }>(
      "select distinct on (r.code) u.username from users u join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id where u.username <> 'company' order by r.code, u.username",
    )
    expect(rows.length).toBeGreaterThan(8)
    for (const { username } of rows) {
      const stranger = api.as(username)
      const replies = {
        upload: await stranger.send(files.upload, { caseId, materialKey: 'application' }, { file }),
        remove: await stranger.send(files.remove, { caseId, fileId }),
        link: await stranger.send(files.link, { fileId, isDownload: false }),
        listOfCase: await stranger.send(files.listOfCase, { caseId }),
        download: await stranger.send(files.download, { id: fileId }),
      }
      for (const [call, reply] of Object.entries(replies))
        expect([username, call, reply.status, (reply.body as { error: string }).error]).toEqual([username, call, 404, 'not-found'])
    }
  })

  it('leave an audit row of each refusal', async () => {
    const count = async () =>
      (
        await api.pool.query<{ n: number }>(
          "select count(*)::int as n from audit_rows where outcome = 'denied' and action = 'files.download' and object_id = $1",
          [fileId],
        )
      ).rows[0]!.n
    const before = await count()
    await api.as('museum').send(files.download, { id: fileId })
    expect(await count()).toBe(before + 1)
  })
})

describe('nobody', () => {
  it('reaches a file without signing in', async () => {
    const { anonymous } = api
    expect((await anonymous.send(files.upload, { caseId, materialKey: 'application' }, { file })).status).toBe(401)
    expect((await anonymous.send(files.remove, { caseId, fileId })).status).toBe(401)
    expect((await anonymous.send(files.link, { fileId, isDownload: false })).status).toBe(401)
    expect((await anonymous.send(files.listOfCase, { caseId })).status).toBe(401)
    expect((await anonymous.send(files.download, { id: fileId })).status).toBe(401)
  })
})

describe('ids that are none', () => {
  it.each([newId(), 'x', '../../etc/passwd', "' or 1=1 --"])('a link to %j is not found', async (id) => {
    expect((await api.as('company').send(files.link, { fileId: id, isDownload: false })).status).toBe(404)
  })

  it('a file of another case cannot be removed through one’s own', async () => {
    const museum = api.as('museum')
    const own = (await museum.call(cases.createDraft, { itemCode: usualItem.code })).id
    expect((await museum.send(files.remove, { caseId: own, fileId })).status).toBe(404)
    expect((await api.as('company').download(files.download, { id: fileId })).content).toEqual(samples.pdf)
  })
})
