import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, taskOf } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const opinion = JSON.stringify({ action: { outcome: 'accept', inputs: { opinion: '材料齐全，拟予受理。' } } })
const keep = (username: string, id: string, content: string, revision = 0) =>
  api.as(username).send(tasks.keepDraft, { id, revision, content })
const kept = async (username: string, caseId: string) => (await api.as(username).call(cases.get, { id: caseId })).tasks[0]?.draft

async function opened(): Promise<{ caseId: string; task: string }> {
  const caseId = await submitted(api)
  return { caseId, task: (await taskOf(api, 'province-sx', caseId, 'provinceAccept')).id }
}

describe('what is begun at a step', () => {
  it('is there again for its author, on any machine, and for no other person', async () => {
    const { caseId, task } = await opened()
    expect(await kept('province-sx', caseId)).toBeNull()
    expect((await keep('province-sx', task, opinion)).status).toBe(200)
    expect(await kept('province-sx', caseId)).toMatchObject({ content: opinion, revision: 1 })
    const colleague = await colleagueOf(api, 'province-sx', 7)
    for (const reader of [colleague, 'province-sx-lead', 'company', 'admin-audit', 'national-lead']) {
      const { body } = await api.as(reader).send(cases.get, { id: caseId })
      expect(JSON.stringify(body), reader).not.toContain('拟予受理')
    }
  })

  it('is kept by those who may act there alone', async () => {
    const { task } = await opened()
    for (const stranger of ['province-sxi', 'province-sx-lead', 'company', 'expert1'])
      expect((await keep(stranger, task, opinion)).status, stranger).toBeGreaterThanOrEqual(403)
    const colleague = await colleagueOf(api, 'province-sx', 8)
    await api.as(colleague).call(tasks.claim, { id: task })
    expect((await keep('province-sx', task, opinion)).status).toBe(200)
  })

  it('is not overwritten by a page that does not know the stored words', async () => {
    const { caseId, task } = await opened()
    await keep('province-sx', task, opinion)
    expect(await keep('province-sx', task, '另一台电脑上的意见')).toMatchObject({
      status: 409,
      body: { error: 'draft-conflict', details: { stored: { content: opinion, revision: 1 } } },
    })
    // a reply that was lost: the same words are sent again
    expect((await keep('province-sx', task, opinion)).status).toBe(200)
    expect((await keep('province-sx', task, '改过的意见', 2)).status).toBe(200)
    expect(await kept('province-sx', caseId)).toMatchObject({ content: '改过的意见', revision: 3 })
  })

  it('is counted from one, whatever a page says it knows of what is not there', async () => {
    const { caseId, task } = await opened()
    expect(await keep('province-sx', task, opinion, 2 ** 31 - 2)).toMatchObject({ status: 200, body: { data: { revision: 1 } } })
    expect((await keep('province-sx', task, '改过的意见', 1)).status).toBe(200)
    expect(await kept('province-sx', caseId)).toMatchObject({ content: '改过的意见', revision: 2 })
  })

  it('goes on counting when it was emptied, so that an older page is told of what was written since', async () => {
    const { caseId, task } = await opened()
    await keep('province-sx', task, opinion)
    // three pages know revision 1: one empties it
    expect((await keep('province-sx', task, '', 1)).status).toBe(200)
    expect(await kept('province-sx', caseId)).toMatchObject({ content: '', revision: 2 })
    // nothing of another place is lost by the second
    expect((await keep('province-sx', task, '新写的意见', 1)).status).toBe(200)
    expect(await keep('province-sx', task, '旧页面上的意见', 1)).toMatchObject({
      status: 409,
      body: { error: 'draft-conflict', details: { stored: { content: '新写的意见', revision: 3 } } },
    })
  })

  it('is gone with the task, for all who had begun, and leaves no row in the operation log', async () => {
    const { caseId, task } = await opened()
    const colleague = await colleagueOf(api, 'province-sx', 9)
    await keep('province-sx', task, opinion)
    await keep(colleague, task, opinion)
    await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'accept' })
    const count = async (table: string, where: string) =>
      (await api.pool.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`)).rows[0]!.n
    expect(await count('task_drafts', `task_id = '${task}'`)).toBe(0)
    expect((await keep('province-sx', task, opinion)).status).toBe(409)
    expect(await count('audit_rows', "action = 'tasks.keepDraft' and outcome = 'done'")).toBe(0)
  })

  it('is bounded', async () => {
    const { task } = await opened()
    expect((await keep('province-sx', task, '字'.repeat(200_001))).status).toBe(400)
    expect((await keep('province-sx', task, opinion, 2 ** 31)).status).toBe(400)
    expect((await keep('province-sx', task, opinion, 2 ** 31 - 2)).status).toBe(200)
  })
})
