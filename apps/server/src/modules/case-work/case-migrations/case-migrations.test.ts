import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/case-migrations/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { ItemSource } from '@wenwu/core/item/model'
import { items } from '@wenwu/items/index.generated'
import { caseAt, drive, taskOf } from '../../../case-driver/drive-case.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { publishItems } from '../items/index.ts'
import { lockInstance } from '../process/index.ts'

let api: TestApp
let item: ItemSource
let ids: { review: string; accept: string; concluded: string }
beforeAll(async () => {
  api = await startTestApp()
  const [review, accept, concluded] = [await caseAt(api, 'nationalReview'), await caseAt(api, 'nationalAccept'), await caseAt(api, 'filed')]
  ids = { review, accept, concluded }
  const { itemCode } = await api.as('company').call(cases.get, { id: review })
  item = items.find(({ code }) => code === itemCode)!
})
afterAll(() => api.stop())

const admin = () => api.as('case-admin')
/** Publishes the item as it is changed; gives the id of the version. */
async function publish(change: (source: ItemSource) => void): Promise<string> {
  const changed = structuredClone(item)
  change(changed)
  await inTransaction(api.pool, (db) => publishItems(db, api.clock.now(), [changed]))
  return (await admin().call(contract.items, {})).find(({ code }) => code === item.code)!.versions.find(({ isCurrent }) => isCurrent)!.id
}
const version = async (id: string) => (await api.as('company').call(cases.get, { id })).itemVersionId
const reason = '事项新版本缩短了环节。'

it('is previewed, done with a result for each, and undone as long as nobody has acted', async () => {
  const first = await version(ids.review)
  const task = await taskOf(api, 'national-officer', ids.review, 'nationalReview')
  await api.as('national-officer').call(tasks.claim, { id: task.id })
  const second = await publish((source) => void Object.assign(source.shortName, { zh_CN: '新版本' }))
  const { cases: previewed, hasMore } = await admin().call(contract.preview, { versionId: second })
  expect([hasMore, previewed.map(({ id, fromVersion, unfit }) => [id, fromVersion, unfit])]).toEqual([
    false,
    [
      [ids.review, 1, []],
      [ids.accept, 1, []],
    ],
  ])
  expect(previewed[0]).toMatchObject({ stands: [{ zh_CN: '司处承办' }], wouldStand: [{ zh_CN: '司处承办' }] })

  const before = await api.as('national-officer').call(cases.get, { id: ids.review })
  // two servers at once: one does it
  const said = { versionId: second, ids: [ids.review, ids.accept, ids.concluded], reason }
  const results = await Promise.all([admin().call(contract.move, said), admin().call(contract.move, said)])
  const errors = (id: string) => results.map((result) => result.find((each) => each.id === id)!.error).sort()
  expect([errors(ids.review), errors(ids.accept), errors(ids.concluded)]).toEqual([
    ['migration-ended', null],
    ['migration-ended', null],
    ['migration-ended', 'migration-ended'],
  ])
  const after = await api.as('national-officer').call(cases.get, { id: ids.review })
  // task, claim, clock, data stay
  expect(after).toMatchObject({
    itemVersionId: second,
    status: before.status,
    clock: before.clock,
    data: before.data,
    tasks: [{ id: task.id, step: 'nationalReview', claimedBy: before.tasks[0]!.claimedBy }],
  })
  expect(after.history.at(-1)).toMatchObject({ kind: 'migrated', opinion: reason, details: { fromVersion: 1, toVersion: 2 } })
  const { rows } = await api.pool.query(
    `select details from audit_rows where action = 'case-migrations.move' and object_id = $1 and outcome = 'done'`,
    [ids.review],
  )
  expect(rows).toEqual([{ details: { fromVersion: 1, toVersion: 2, reason } }])

  const moved = await admin().call(contract.list, {})
  const of = (caseId: string) => moved.find((each) => each.caseId === caseId)!
  expect(of(ids.review)).toMatchObject({ fromVersion: 1, toVersion: 2, canRevert: true, revertedAt: null, reason })
  // whoever acts takes the way back away
  await drive(api, ids.accept, 'leadSign')
  const undone = { ids: [of(ids.review).id, of(ids.accept).id], reason: '误操作。' }
  const back = await admin().call(contract.revert, undone, { idempotencyKey: 'back-again' })
  expect(await admin().call(contract.revert, undone, { idempotencyKey: 'back-again' })).toEqual(back)
  expect(back.map(({ error }) => error)).toEqual([null, 'migration-acted'])
  expect([await version(ids.review), await version(ids.accept)]).toEqual([first, second])
  expect((await admin().call(contract.list, {})).map(({ caseId, canRevert }) => [caseId, canRevert])).toEqual(
    expect.arrayContaining([
      [ids.review, false],
      [ids.accept, false],
    ]),
  )
  // and both go on
  for (const id of [ids.review, ids.accept]) expect((await drive(api, id, 'filed')).status).toBe('G11')
})

it('a verb that waited for it goes by the version that the case came to', async () => {
  const id = await caseAt(api, 'nationalReview')
  const renamed = await publish(({ process }) => {
    const step = process.steps.find(({ id: each }) => each === 'provinceReview')!
    if (step.kind === 'task') Object.assign(step, { name: { ...step.name, zh_CN: '省局复核' } })
  })
  const jumped = await inTransaction(api.pool, async (db) => {
    await lockInstance(db, id)
    const said = { caseId: id, verb: 'jump', input: { step: 'provinceReview', reason: '重新初审。' } }
    const reply = admin().send(tasks.verb, said)
    await expect
      .poll(async () => (await api.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'`)).rowCount, { timeout: 10_000 })
      .toBeGreaterThan(0)
    await db.updateTable('cases').set({ item_version_id: renamed }).where('id', '=', id).execute()
    return { reply }
  })
  expect((await jumped.reply).status).toBe(200)
  const { history } = await api.as('national-officer').call(cases.get, { id })
  expect(history.at(-1)).toMatchObject({ kind: 'jumped', details: { toStep: { zh_CN: '省局复核' } } })
})

it('keeps a case whose place, office or data would not be the same, says why, and changes nothing', async () => {
  const note = { key: 'formerNote', type: 'text', label: { zh_CN: '旧版备注', en_US: 'Former note' } }
  const stood = await publish(({ form }) => void Object.assign(form.sections[0]!, { fields: [...form.sections[0]!.fields, note] }))
  const id = await caseAt(api, 'nationalReview')
  expect(await version(id)).toBe(stood)
  await api.pool.query(`update case_sections set data = data || '{"formerNote": "已填写"}' where case_id = $1 and section = $2`, [
    id,
    item.form.sections[0]!.key,
  ])
  const narrower = await publish(({ process }) => {
    const step = process.steps.find(({ id: each }) => each === 'nationalReview')!
    if (step.kind === 'task') Object.assign(step.task, { role: 'national-accept' })
  })
  const { cases: previewed } = await admin().call(contract.preview, { versionId: narrower })
  const found = previewed.find((each) => each.id === id)!
  expect(found.wouldStand).toEqual([])
  expect(found.unfit.map((each) => each.reason)).toEqual(['office', 'data'])
  expect(found.unfit.map(({ what }) => what.zh_CN)).toEqual(['司处承办', '旧版备注'])
  expect(await admin().call(contract.move, { versionId: narrower, ids: [id], reason })).toEqual([
    { id, error: 'migration-unfit', params: {} },
  ])
  expect(await version(id)).toBe(stood)
  expect((await admin().send(contract.move, { versionId: narrower, ids: [id], reason: ' ' })).body).toMatchObject({
    error: 'reason-required',
    field: 'reason',
  })
})
