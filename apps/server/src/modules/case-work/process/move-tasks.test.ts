import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { caseAt, taskOf } from '../../../case-driver/drive-case.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { getCase } from '../cases/index.ts'
import { getItemVersion } from '../items/index.ts'
import { advance, lockInstance, storeAdvance } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it('a task whose step is called otherwise in the other version keeps its id, its holder and what was begun there', async () => {
  const caseId = await caseAt(api, 'leadSign')
  const other = await caseAt(api, 'leadSign')
  const { id } = await taskOf(api, 'national-lead', caseId, 'leadSign')
  await api.as('national-lead').call(tasks.claim, { id })
  await api.as('national-lead').call(tasks.keepDraft, { id, revision: 0, content: '拟签发' })
  await inTransaction(api.pool, async (db) => {
    const before = await lockInstance(db, caseId)
    const record = await getCase(db, caseId)
    const item = await getItemVersion(db, record.item_version_id)
    const advanced = advance(before, { type: 'migrate', to: item.process, nodes: { leadSign: 'issue' } }, { from: item, to: item })
    expect(advanced.effects.map(({ type }) => type)).toEqual(['taskMoved'])
    await storeAdvance(db, advanced, {
      item,
      provinceCode: record.province_code,
      regionCode: record.region_code,
      applicantKey: record.applicant_key,
      dueOn: record.due_on,
      actorId: null,
      now: api.clock.now(),
      jobs: api.services.jobs,
      assign: api.services.assignTasks,
    })
  })
  const open = async (of: string) =>
    (await api.as('national-lead').call(cases.get, { id: of })).tasks.map(({ step, stepName, claimedBy, draft }) => [
      step,
      stepName.zh_CN,
      claimedBy !== null,
      draft?.content,
    ])
  expect(await open(caseId)).toEqual([['issue', '编号用印分发', true, '拟签发']])
  expect((await taskOf(api, 'national-lead', caseId, 'issue')).id).toBe(id)
  expect(await open(other)).toEqual([['leadSign', '领导签发', false, undefined]])
  const { rows } = await api.pool.query('select state, count(*)::int as n from tasks where case_id = $1 and id = $2 group by 1', [
    caseId,
    id,
  ])
  expect(rows).toEqual([{ state: 'open', n: 1 }])
})
