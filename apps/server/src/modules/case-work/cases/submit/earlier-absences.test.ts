import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { FormData } from '@wenwu/core/form/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, drive } from '../../../../case-driver/drive-case.ts'
import { readyDraft, type Draft } from '../../../../case-driver/file-case.ts'
import { RefusedCall } from '../../../../platform/http/caller.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { RequestDatabase } from '../../../../platform/database/request-database.ts'
import { newCreditCode } from '../../../../testing/registrants.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { getItemVersion } from '../../items/index.ts'
import { getCase, loadData } from '../record/case-repository.ts'
import { requireNoLongAbsence } from './earlier-absences.ts'

// the example of 56017 is filed by an agent for its lender: here for a lender of each test
let api: TestApp
let lender: string
/** Makes the numbers of the other pieces. */
let others = 0
beforeAll(async () => {
  api = await startTestApp({ now: '2026-11-23T02:00:00Z' })
})
afterAll(() => api.stop())
beforeEach(() => {
  lender = newCreditCode()
})

const early = ['2026-12-01', '2028-11-30'] as const
const late = ['2028-12-01', '2029-12-31'] as const
const refusal = { status: 422, body: { error: 'form-invalid', field: 'relics.culturalRelicList[0].lentSince' } }

type Rows = Record<string, unknown>[]

interface Loan {
  account?: string
  code?: string
  /** Of the first piece. */
  number?: string
}

function lend([start, end]: readonly [string, string], { account = 'museum', code = lender, number = 'LY-1' }: Loan = {}): Promise<Draft> {
  return readyDraft(api, {
    itemCode: '56017',
    applicant: account,
    change: (data: FormData) => {
      data['applicant'] = { ...data['applicant'], creditCode: code }
      data['loan'] = { ...data['loan'], loanPeriod: { start, end }, exhibitionPeriod: { start, end }, agreementDate: '2026-10-12' }
      for (const [i, row] of (data['relics']!['culturalRelicList'] as Rows).entries()) {
        delete row['lentSince']
        row['culTotalNumber'] = i === 0 ? number : `${(others += 1)}/${i}`
      }
    },
  })
}
const submit = ({ id, applicant, revision }: Draft) =>
  api.as(applicant).send(cases.submit, { itemCode: '56017', id, baseRevision: revision })
async function file(...loan: Parameters<typeof lend>): Promise<string> {
  const draft = await lend(...loan)
  expect(await submit(draft)).toMatchObject({ status: 200 })
  return draft.id
}
const numberOf = async (id: string) => (await api.as('national-officer').call(cases.get, { id })).number
/** As the data may be that were filed before pending applications counted. */
const rename = (id: string, number: string) =>
  api.pool.query(
    `update case_sections set data = jsonb_set(data, '{culturalRelicList,0,culTotalNumber}', to_jsonb($2::text)) where case_id = $1 and section = 'relics'`,
    [id, number],
  )
const refused = async (acting: Promise<unknown>) => {
  const found: unknown = await acting.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(found instanceof RefusedCall)) throw new Error('it was not refused')
  return [found.status, found.error, found.reply.msg]
}

it('an application that nobody has refused yet counts as one that was granted, one that was refused does not', async () => {
  const first = await file(early)
  const second = await lend(late)
  expect((await api.as('museum').call(cases.check, { id: second.id })).problems[0]).toMatchObject({
    code: 'away-too-long',
    message:
      '“文物清单第1行“已连续借出自””：该件文物自 2026-12-01 起已获准或者正在申请连续借出，加上本次至 2029-12-31，超过 36 个月，不得再借；请缩短借期，或者待收回后再借',
  })
  expect(await submit(second)).toMatchObject(refusal)
  await drive(api, first, 'refused')
  expect(await submit(second)).toMatchObject({ status: 200 })
})

it('of two that are filed at once one is refused', async () => {
  const drafts = [await lend(early), await lend(late)]
  const replies = await Promise.all(drafts.map(submit))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422])
})

it('the lender is the one of the form, whatever account files, and however it and the piece are written', async () => {
  await file(early)
  expect(await submit(await lend(late, { account: 'company', number: 'ｌｙ\u30fc\u200b1' }))).toMatchObject(refusal)
  // an agent files for two museums that number their pieces alike
  expect(await submit(await lend(late, { code: newCreditCode() }))).toMatchObject({ status: 200 })
})

it('an invisible sign at the code, typed or stored, hides no lender', async () => {
  const first = await file(early, { code: `\ufeff${lender}\ufeff` })
  expect(await submit(await lend(late))).toMatchObject(refusal)
  expect(await submit(await lend(late, { code: `${lender}\ufeff` }))).toMatchObject(refusal)
  // as such codes were stored
  for (const code of [`\ufeff${lender}`, `${lender.slice(0, 4)}\u200b\u00a0${lender.slice(4)}`, lender.toLowerCase()]) {
    await api.pool.query(
      `update case_sections set data = jsonb_set(data, '{creditCode}', to_jsonb($2::text)) where case_id = $1 and section = 'applicant'`,
      [first, code],
    )
    expect(await submit(await lend(late))).toMatchObject(refusal)
  }
})

describe('one piece is in one place', () => {
  const clash = (told: string) => ({
    path: 'relics.culturalRelicList[0].culTotalNumber',
    message: `文物清单第1行“总登记号”：该件文物已由${told}`,
  })
  const problemsOf = async (draft: Draft) =>
    (await api.as(draft.applicant).call(cases.check, { id: draft.id })).problems.map(({ path, message }) => ({ path, message }))

  it('days that another application has, granted or not decided, are refused at the row; those that adjoin are free', async () => {
    const first = await file(early)
    const second = await lend(early, { number: 'ＬＹ—1' })
    const told = [
      clash(
        `申请 ${await numberOf(first)} 自 2026-12-01 至 2028-11-30 借出（已获准或者正在申请），与本次借期重叠；请调整借期，从清单中删除该件文物，或者撤回该申请`,
      ),
    ]
    expect(await problemsOf(second)).toEqual(told)
    expect(await submit(second)).toMatchObject({
      status: 422,
      body: { error: 'form-invalid', field: 'relics.culturalRelicList[0].culTotalNumber', problems: [{ code: 'away-twice', ...told[0] }] },
    })
    // its last day is a day on which it is away
    expect(await submit(await lend(['2028-11-30', '2029-06-30']))).toMatchObject({
      status: 422,
      body: { problems: [{ code: 'away-twice' }] },
    })
    expect(await submit(await lend(['2028-12-01', '2029-06-30']))).toMatchObject({ status: 200 })
    await drive(api, first, 'filing')
    expect(await problemsOf(second)).toEqual(told)
    // another lender numbers its pieces alike
    expect(await submit(await lend(early, { code: newCreditCode() }))).toMatchObject({ status: 200 })
  })

  it('an account that may not see the other application is told its days alone', async () => {
    await file(early)
    expect(await problemsOf(await lend(early, { account: 'company' }))).toEqual([
      clash('另一申请自 2026-12-01 至 2028-11-30 借出（已获准或者正在申请），与本次借期重叠；请调整借期，或者从清单中删除该件文物'),
    ])
  })

  it('what was refused, withdrawn or voided stands in nobody’s way', async () => {
    const again = async () => (await lend(early)).id
    const refusedOne = await file(early)
    await drive(api, refusedOne, 'refused')
    const withdrawn = await file(early)
    await api.as('museum').call(tasks.end, { id: withdrawn, reason: '不借了' })
    const accepted = await file(early)
    await drive(api, accepted, 'nationalReview')
    await api.as('museum').call(tasks.end, { id: accepted, reason: '不借了' })
    const voided = await file(early)
    await api.pool.query(`update cases set conclusion = 'void' where id = $1`, [voided])
    expect((await api.as('museum').call(cases.check, { id: await again() })).problems).toEqual([])
  })

  it('an approval is neither drafted nor signed nor issued for days that were granted meanwhile', async () => {
    const granted = await file(early)
    const other = await file(early, { number: 'LY-2' })
    await drive(api, other, 'issue')
    await rename(other, 'LY—1')
    await drive(api, granted, 'filing')
    const msg = `清单第1行（LY-1）已由已批准的申请 ${await numberOf(granted)} 自 2026-12-01 至 2028-11-30 借出，与本次借期重叠，不能批准。`
    expect(await refused(act(api, 'national-office', other, 'issue', { outcome: 'issue' }))).toEqual([422, 'granted-twice', msg])
    await act(api, 'national-office', other, 'issue', { outcome: 'back' })
    expect(await refused(act(api, 'national-lead', other, 'leadSign', { outcome: 'sign' }))).toEqual([422, 'granted-twice', msg])
    await act(api, 'national-lead', other, 'leadSign', { outcome: 'back' })
    expect(await refused(act(api, 'national-officer', other, 'nationalReview', { outcome: 'approve' }))).toEqual([
      422,
      'granted-twice',
      msg,
    ])
  })
})

it('where the form names no lender, it is the unit of the account', async () => {
  const own = (await api.pool.query<{ credit_code: string }>("select credit_code from organizations where name = '渭北博物馆'")).rows[0]!
    .credit_code
  const old = await file(early, { number: 'OLD-1' })
  await api.pool.query(`update case_sections set data = data - 'creditCode' where case_id = $1 and section = 'applicant'`, [old])
  const other = await lend(late, { number: 'OLD-1' })
  expect(await submit(other)).toMatchObject({ status: 200 })
  // as an agent would file for that very museum
  expect(await submit(await lend(late, { account: 'company', code: own, number: 'OLD-1' }))).toMatchObject(refusal)
})

it('an approval is neither issued nor signed nor drafted once another one was granted; the official is told which', async () => {
  const granted = await file(early)
  const other = await file(late, { number: 'LY-2' })
  await drive(api, other, 'issue')
  await rename(other, 'LY—1')
  await drive(api, granted, 'filing')
  const msg = `清单第1行（LY-1）连同已批准的申请 ${await numberOf(granted)}，将自 2026-12-01 至 2029-12-31 连续借出，超过 36 个月，不能批准。`
  expect(await refused(act(api, 'national-office', other, 'issue', { outcome: 'issue' }))).toEqual([422, 'granted-too-long', msg])
  await act(api, 'national-office', other, 'issue', { outcome: 'back' })
  expect(await refused(act(api, 'national-lead', other, 'leadSign', { outcome: 'sign' }))).toEqual([422, 'granted-too-long', msg])
  await act(api, 'national-lead', other, 'leadSign', { outcome: 'back' })
  expect(await refused(act(api, 'national-officer', other, 'nationalReview', { outcome: 'approve' }))).toEqual([
    422,
    'granted-too-long',
    msg,
  ])
  // it may be refused
  expect((await drive(api, other, 'refused')).status).toBe('G10')
})

it('of two that wait to be issued the first is granted', async () => {
  const first = await file(early)
  const second = await file(late, { number: 'LY-2' })
  for (const id of [first, second]) await drive(api, id, 'issue')
  await rename(second, 'LY-1')
  const issue = (id: string) =>
    act(api, 'national-office', id, 'issue', { outcome: 'issue' }).then(
      () => 200,
      (error: unknown) => (error instanceof RefusedCall ? error.error : error),
    )
  expect((await Promise.all([issue(first), issue(second)])).sort()).toEqual([200, 'granted-too-long'])
})

it('an official who may not see the other application is told that there is one', async () => {
  const granted = await file(early)
  await drive(api, granted, 'filing')
  const other = await file(late, { number: 'LY-2' })
  await rename(other, 'LY-1')
  const request = new RequestDatabase(api.pool, 'write')
  const { db } = request
  const actor = { kind: 'official', userId: other, organizationId: null, organizationKind: null, provinceCode: null, scopes: [], roles: [] }
  const ctx = { db, now: api.clock.now(), services: api.services, actor: { ...actor, permissions: [] } } as unknown as Ctx
  const record = await getCase(db, other)
  const asked = requireNoLongAbsence(ctx, record, await getItemVersion(db, record.item_version_id), await loadData(db, other))
  await expect(asked.finally(() => request.undo())).rejects.toMatchObject({
    code: 'granted-too-long-elsewhere',
    params: { row: 1, key: 'LY-1', since: '2026-12-01', until: '2029-12-31', n: 36 },
  })
})
