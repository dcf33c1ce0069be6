import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/bell/contract'
import { bellPage, keptMessages } from '@wenwu/core/bell/model'
import { newId } from '@wenwu/core/kernel/id'
import { act, caseAt, drive } from '../../../case-driver/drive-case.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { runSweep } from '../../../platform/jobs/sweep.ts'
import { peopleOf, submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ring } from './ring.ts'
import { sweeps } from './sweeps.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const list = (username: string, before?: string) => api.as(username).call(contract.list, before === undefined ? {} : { before })
const kinds = async (username: string) => (await list(username)).messages.map(({ kind }) => kind)
const count = (username: string) => api.as(username).call(contract.count, {})
const idOf = async (username: string) =>
  (await api.pool.query<{ id: string }>('select id from users where username = $1', [username])).rows[0]!.id
const defects = { fields: [{ path: 'project.projectName', note: '请写全称' }], materials: [] }

describe('what is told', () => {
  it('the applicant’s people: that a case was accepted, returned, not accepted, decided; in the transaction of the act, once', async () => {
    const id = await submitted(api, { title: '需要补正的工程' })
    expect(await kinds('company')).toEqual([])
    await expect(
      act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects: { fields: [], materials: [] } }),
    ).rejects.toThrow()
    expect(await kinds('company')).toEqual([])
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
    const [told] = (await list('company')).messages
    expect(told).toMatchObject({ kind: 'case-correction', caseId: id, title: '需要补正的工程', isRead: false })
    // the day by which it is to be answered
    expect(told!.dueOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(told!.number).toMatch(/^2026-/)
    const refused = await submitted(api)
    await act(api, 'province-sx', refused, 'provinceAccept', { outcome: 'refuse' })
    const decided = await submitted(api)
    await drive(api, decided, 'filing')
    expect(await kinds('company')).toEqual(['case-decided', 'case-accepted', 'case-not-accepted', 'case-correction'])
    // nobody who acted, and no office, is told of it
    for (const username of ['province-sx', 'province-sx-lead', 'national-accept', 'national-officer', 'person'])
      expect([username, await kinds(username)]).toEqual([username, []])
  })

  it('a decision with its outcome and its number, as the case stands when it is read', async () => {
    const { rows } = await api.pool.query<{ id: string; number: string }>(
      'select id, document_number as number from cases where document_number is not null',
    )
    const { id, number } = rows[0]!
    const read = async () => {
      const { messages } = await list('company')
      return messages
        .filter(({ caseId }) => caseId === id)
        .map(({ kind, conclusion, documentNumber }) => [kind, conclusion, documentNumber])
    }
    expect(await read()).toEqual([
      ['case-decided', 'approved', number],
      ['case-accepted', null, null],
    ])
    await api.pool.query("update cases set status = 'G10', conclusion = 'refused' where id = $1", [id])
    expect((await read())[0]).toEqual(['case-decided', 'refused', number])
  })

  it('those to whom a task was given: the people of the third party, and experts in person', async () => {
    const given = { thirdPartyId: (await peopleOf(api)).organizationOf('thirdparty') }
    const id = await caseAt(api, 'assessEarly', { title: '委托评估的工程' }, { given })
    expect((await list('thirdparty')).messages.map(({ kind, caseId }) => [kind, caseId])).toEqual([['assigned', id]])
    await drive(api, id, 'expertReview')
    expect((await list('expert1')).messages.map(({ kind, title }) => [kind, title])).toEqual([['assigned', '委托评估的工程']])
    expect(await count('expert1')).toEqual({ unread: 1, isCapped: false })
  })

  it('who handled a step, once the case is there again; no one for a step that is new', async () => {
    const id = await caseAt(api, 'provinceSign', { title: '退回承办人的工程' })
    const told = async (username: string) => (await list(username)).messages.filter(({ caseId }) => caseId === id).map(({ kind }) => kind)
    expect(await told('province-sx')).toEqual([])
    await act(api, 'province-sx-lead', id, 'provinceSign', { outcome: 'back', reason: '请补写意见。' })
    expect(await told('province-sx')).toEqual(['returned'])
    expect((await list('province-sx')).messages[0]!.by).toMatchObject({ act: '退回承办人', words: '请补写意见。' })
    expect(await told('province-sx-lead')).toEqual([])
    const correcting = await submitted(api)
    await act(api, 'province-sx', correcting, 'provinceAccept', { outcome: 'return', defects })
    await drive(api, correcting, 'provinceAccept')
    const [again] = (await list('province-sx')).messages
    expect([again!.kind, again!.by !== null]).toEqual(['resubmitted', true])
  })
})

describe('reading', () => {
  it('is paged from the newest, counted to 99, marked one by one and all that were seen; two statements each', async () => {
    const caseId = await submitted(api)
    const userId = await idOf('national-lead')
    const now = api.clock.now()
    const ringAt = (n: number, at: Date) =>
      inTransaction(api.pool, (db) => ring(db, [{ userId, caseId, kind: 'due-soon', dueOn: '2026-11-24', key: `due:${n}` }], at))
    for (let n = 0; n < 45; n++) await ringAt(n, new Date(now.getTime() + n))
    // said again it is left out
    await ringAt(0, new Date(now.getTime() + 900))
    expect(await count('national-lead')).toEqual({ unread: 45, isCapped: false })
    const pages = [await list('national-lead')]
    while (pages.at(-1)!.hasMore) pages.push(await list('national-lead', pages.at(-1)!.messages.at(-1)!.id))
    expect(pages.map((page) => page.messages.length)).toEqual([bellPage, bellPage, 5])
    const all = pages.flatMap((page) => page.messages)
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    )
    expect(all[0]).toMatchObject({ kind: 'due-soon', dueOn: '2026-11-24' })

    await api.as('national-lead').call(contract.read, { id: all[3]!.id })
    expect((await list('national-lead')).messages.map(({ isRead }) => isRead).indexOf(true)).toBe(3)
    await ringAt(100, new Date(now.getTime() + 1000))
    await api.as('national-lead').call(contract.readAll, { upTo: all[0]!.id })
    expect(await count('national-lead')).toEqual({ unread: 1, isCapped: false })
    expect((await api.countQueries(() => count('national-lead'))).queries).toBe(2)
    expect((await api.countQueries(() => list('national-lead'))).queries).toBe(2)

    const many = Array.from({ length: keptMessages }, (_, n) => ({ userId, caseId, kind: 'assigned' as const, key: `assigned:${n}` }))
    await inTransaction(api.pool, (db) => ring(db, many, new Date(now.getTime() + 2000)))
    expect(await count('national-lead')).toEqual({ unread: 99, isCapped: true })
    const { rows } = await api.pool.query("select from audit_rows where action like 'bell.%'")
    expect(rows).toEqual([])
  })

  it('of an account the newest are kept, none longer than 90 days', async () => {
    const caseId = await submitted(api)
    const { rows: before } = await api.pool.query<{ n: number }>('select count(*)::int as n from bell_messages')
    expect(before[0]!.n).toBeGreaterThan(keptMessages)
    const old = new Date(api.clock.now().getTime() - 91 * 86_400_000)
    await inTransaction(api.pool, async (db) => ring(db, [{ userId: await idOf('customs'), caseId, kind: 'assigned', key: newId() }], old))
    for (const sweep of sweeps) await runSweep(api.services, sweep, api.clock.now())
    const { rows } = await api.pool.query(
      'select username, count(*)::int as n from bell_messages b join users u on u.id = b.user_id group by 1',
    )
    expect(rows.find((row) => (row as { username: string }).username === 'national-lead')).toMatchObject({ n: keptMessages })
    expect(rows.map((row) => (row as { username: string }).username)).not.toContain('customs')
  })
})
