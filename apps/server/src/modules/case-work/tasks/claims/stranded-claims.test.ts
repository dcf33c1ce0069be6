import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { contract as users } from '@wenwu/core/users/contract'
import { act, caseAt, taskOf } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, submitted } from '../../../../testing/case-fixtures.ts'
import { runJobs } from '../../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { idOf, organizationOf, roleOf } from '../../../base/users/user-fixtures.ts'
import { sweepStrandedClaims } from '../index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** A case of Shaanxi at its first step, claimed by a colleague of the officer. */
async function claimedBy(n: number): Promise<{ caseId: string; username: string; id: string; version: number }> {
  const caseId = await submitted(api)
  const username = await colleagueOf(api, 'province-sx', n)
  await api.as(username).call(tasks.claim, { id: (await taskOf(api, username, caseId, 'provinceAccept')).id })
  const id = await idOf(api, username)
  return { caseId, username, id, version: (await api.as('admin-system').call(users.get, { id })).version }
}

/** Checks that the office can continue the case, and what history and audit trail say. */
async function expectFree(caseId: string, userId: string, by: string | null): Promise<void> {
  const view = await api.as('province-sx').call(cases.get, { id: caseId })
  expect([view.handlerName, view.tasks.map((task) => [task.claimedBy, task.canClaim, task.isMine])]).toEqual([null, [[null, true, true]]])
  expect(view.history.at(-1)).toMatchObject({ kind: 'claim-ended', actorName: '', step: 'provinceAccept' })
  const { rows } = await api.pool.query(
    `select r.actor_id, u.id as holder from audit_rows r join users u on u.username = r.details ->> 'username'
     where r.action = 'tasks.endClaim' and r.object_id = $1`,
    [caseId],
  )
  expect(rows).toEqual([{ actor_id: by, holder: userId }])
  expect((await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'accept' })).status).toBe('G12')
}

describe('a claimed task goes back to its office', () => {
  it('when their account is locked', async () => {
    const { caseId, id, version } = await claimedBy(2)
    await api.as('admin-system').call(users.lock, { id, version, reason: '离职' })
    await expectFree(caseId, id, await idOf(api, 'admin-system'))
  })

  it('a little later, when an act that was under way gave it to them after', async () => {
    const { caseId, id, version } = await claimedBy(7)
    await api.as('admin-system').call(users.lock, { id, version, reason: '离职' })
    const { rows } = await api.pool.query<{ id: string }>(`select id from tasks where case_id = $1 and state = 'open'`, [caseId])
    // as a transfer writes it that read its people before the lock
    await api.pool.query('update tasks set claimed_by = $2, claimed_at = now() where id = $1', [rows[0]!.id, id])
    const colleague = () => api.as('province-sx').call(cases.get, { id: caseId })
    expect((await colleague()).tasks[0]).toMatchObject({ canClaim: false })
    api.clock.advance({ seconds: 31 })
    await runJobs(api)
    expect((await colleague()).tasks[0]).toMatchObject({ claimedBy: null, canClaim: true })
  })

  it('when they are moved to another office', async () => {
    const { caseId, id, version } = await claimedBy(3)
    await api.as('admin-system').call(users.update, { id, version, change: { organizationId: await organizationOf(api, '山西省文物局') } })
    await expectFree(caseId, id, await idOf(api, 'admin-system'))
  })

  it('when they lose the role, and not when they are given one more', async () => {
    const { caseId, id, version } = await claimedBy(4)
    const own = [await roleOf(api, 'province-officer'), await roleOf(api, 'province-lead')]
    const more = await api.as('admin-security').call(users.setRoles, { id, version, roleIds: own })
    expect((await api.as('province-sx').call(cases.get, { id: caseId })).tasks[0]!.claimedBy?.id).toBe(id)
    await api.as('admin-security').call(users.setRoles, { id, version: more.version, roleIds: own.slice(1) })
    await expectFree(caseId, id, await idOf(api, 'admin-security'))
  })

  it('several at once, in a batch too; what others hold stays', async () => {
    const first = await claimedBy(5)
    const [second, third] = [await submitted(api), await submitted(api)]
    await api.as(first.username).call(tasks.claim, { id: (await taskOf(api, first.username, second, 'provinceAccept')).id })
    await api.as('province-sx').call(tasks.claim, { id: (await taskOf(api, 'province-sx', third, 'provinceAccept')).id })
    await api.as('admin-system').call(users.batch, { act: 'lock', accounts: [{ id: first.id, version: first.version }], reason: '离职' })
    await expectFree(first.caseId, first.id, await idOf(api, 'admin-system'))
    await expectFree(second, first.id, await idOf(api, 'admin-system'))
    expect((await api.as('province-sx').call(cases.get, { id: third })).handlerName).not.toBeNull()
  })

  it('when the database had it from before: at the start and every night', async () => {
    const { caseId, id } = await claimedBy(6)
    await api.pool.query('update users set is_locked = true where id = $1', [id])
    const colleague = await api.as('province-sx').call(cases.get, { id: caseId })
    expect(colleague.tasks[0]).toMatchObject({ isMine: false, canClaim: false })
    expect(await sweepStrandedClaims(api.services, api.clock.now())).toEqual({ strandedClaims: 1 })
    expect(await sweepStrandedClaims(api.services, api.clock.now())).toEqual({ strandedClaims: 0 })
    await expectFree(caseId, id, null)
  })
})

describe('an expert whose account is locked', () => {
  it('is shown as one who cannot answer to those who called them, and by name to no one else', async () => {
    const people = await peopleOf(api)
    const id = await caseAt(api, 'nationalReview')
    await act(api, 'national-officer', id, 'nationalReview', {
      outcome: 'experts',
      expertIds: [people.idOf('expert4'), people.idOf('expert5')],
    })
    const account = await api.as('admin-system').call(users.get, { id: people.idOf('expert4') })
    await api.as('admin-system').call(users.lock, { id: account.id, version: account.version, reason: '长期出国' })
    const seen = (await api.as('national-officer').call(cases.get, { id })).tasks.map((task) => task.assignee)
    expect(seen).toEqual(
      expect.arrayContaining([
        { name: people.nameOf('expert4'), isOut: true },
        { name: people.nameOf('expert5'), isOut: false },
      ]),
    )
    const raw = JSON.stringify(await api.as('company').call(cases.get, { id }))
    for (const name of [people.nameOf('expert4'), people.nameOf('expert5')]) expect(raw).not.toContain(name)
  })
})

it('who has a case in hand is named as they are called now, and found by that name alone', async () => {
  const { caseId, id } = await claimedBy(9)
  const found = async (keyword: string) => {
    const filter = { preset: 'all', keyword, keywordField: 'handlingPeople' } as const
    const { rows } = await api.as('province-sx').call(cases.query, { filter, sort: 'submitted-desc', page: { number: 1, size: 10 } })
    return rows.map((row) => [row.id, row.handlerName])
  }
  await api.pool.query("update users set name = '新改名' where id = $1", [id])
  expect(await found('新改名')).toEqual([[caseId, '新改名']])
  await api.pool.query("update users set name = '又改名' where id = $1", [id])
  expect([await found('新改名'), await found('又改名')]).toEqual([[], [[caseId, '又改名']]])
})
