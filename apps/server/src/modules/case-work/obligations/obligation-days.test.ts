import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { ObligationQuery } from '@wenwu/core/obligations/list'
import { contract } from '@wenwu/core/obligations/contract'
import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { caseAt, drive } from '../../../case-driver/drive-case.ts'
import { readyDraft } from '../../../case-driver/file-case.ts'
import { samples } from '../../../platform/files/sample-files.ts'
import { provinceOf } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

// a Monday
const decided = '2026-11-23T02:00:00Z'
const [applicant, province, national] = ['company', 'province-sx', 'national-officer'] as const

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ now: decided })
})
afterAll(() => api.stop())

const ofCase = (username: string, caseId: string) => api.as(username).call(contract.ofCase, { caseId })
const upload = (username: string, obligationId: string) =>
  api.as(username).call(contract.upload, { obligationId }, { file: { name: '开工报告.pdf', content: samples.pdf } })
const query = (username: string, filter: ObligationQuery['filter']) =>
  api.as(username).call(contract.query, { filter, sort: 'due-asc', page: { number: 1, size: 20 } })

it('a piece that was granted to be away is not lent on beyond three years to any borrower, unless it came back', async () => {
  const lender = 'museum'
  const office = `province-${provinceOf('56017')}`
  const lend = (start: string, end: string) =>
    readyDraft(api, {
      itemCode: '56017',
      applicant: lender,
      change: (data) => {
        data['loan'] = { ...data['loan'], loanPeriod: { start, end }, exhibitionPeriod: { start, end }, agreementDate: '2026-10-12' }
        for (const row of data['relics']!['culturalRelicList'] as Record<string, unknown>[]) delete row['lentSince']
      },
    })
  const submit = async ({ id: caseId, revision }: { id: string; revision: number }) =>
    api.as(lender).send(cases.submit, { itemCode: '56017', id: caseId, baseRevision: revision })
  const first = await lend('2026-12-01', '2028-11-30')
  await submit(first)
  await drive(api, first.id, 'filing')
  const long = await lend('2028-12-01', '2029-12-31')
  const message =
    '“文物清单第1行“已连续借出自””：该件文物自 2026-12-01 起已获准或者正在申请连续借出，加上本次至 2029-12-31，超过 36 个月，不得再借；请缩短借期，或者待收回后再借'
  expect((await api.as(lender).call(cases.check, { id: long.id })).problems[0]).toMatchObject({ code: 'away-too-long', message })
  expect(await submit(long)).toMatchObject({ status: 422, body: { error: 'form-invalid', field: 'relics.culturalRelicList[0].lentSince' } })

  // back on the day before the last of November, as the province confirms
  const back = '2028-11-29'
  api.setNow('2028-12-01T02:00:00Z')
  const { obligationId } = (await ofCase(lender, first.id)).find(({ name }) => name.zh_CN === '归还借用文物')!
  await upload(lender, obligationId)
  await api.as(lender).call(contract.report, { id: obligationId, day: back, content: '已点交。' })
  expect((await submit(long)).status).toBe(422)
  const reportId = (await ofCase(office, first.id)).find((row) => row.obligationId === obligationId)!.reports[0]!.id
  await api.as(office).call(contract.judge, { id: obligationId, reportId, verdict: 'confirmed', reason: '' })
  expect((await submit(long)).status).toBe(200)
  api.setNow(decided)
})

it('what was lent comes back on no day before the loan began', async () => {
  const loan = await caseAt(api, 'filing', {
    itemCode: '56017',
    applicant: 'museum',
    change: (data) => {
      const period = { start: '2026-12-01', end: '2027-05-31' }
      data['loan'] = { ...data['loan'], loanPeriod: period, exhibitionPeriod: period, agreementDate: '2026-10-12' }
      // not the pieces that are away by another one
      for (const [i, row] of (data['relics']!['culturalRelicList'] as Record<string, unknown>[]).entries())
        row['culTotalNumber'] = `GH-${i}`
    },
  })
  const { obligationId, notBefore } = (await ofCase('museum', loan)).find(({ name }) => name.zh_CN === '归还借用文物')!
  expect(notBefore).toBe('2026-12-01')
  api.setNow('2026-12-03T02:00:00Z')
  await upload('museum', obligationId)
  const report = (day: string) => api.as('museum').send(contract.report, { id: obligationId, day, content: '已点交。' })
  expect(await report('2026-11-30')).toMatchObject({
    status: 422,
    body: { field: 'day', msg: '不能早于申请书写明的开始日期 2026-12-01，请填写实际发生的日期。' },
  })
  expect((await report('2026-12-01')).status).toBe(200)
  api.setNow(decided)
})

it('fieldwork ends on no day before the approved dig begins; a rescue dig may have begun before', async () => {
  const dig = async (itemCode: string, more: Record<string, unknown>, start: string, end: string) => {
    const caseId = await caseAt(api, 'filing', {
      itemCode,
      change: (data) => {
        data['project'] = { ...data['project'], period: { start, end }, ...more }
      },
    })
    return (await ofCase(national, caseId)).find(({ name }) => name.zh_CN === '田野工作结束和验收申请')!.notBefore
  }
  expect(await dig('5600802', {}, '2027-03-01', '2027-06-30')).toBe('2027-03-01')
  expect(await dig('5600802', { purpose: 'rescue', startedOn: '2026-10-08', rescueReason: '墓道塌陷。' }, '2027-03-01', '2027-06-30')).toBe(
    '2026-10-08',
  )
  expect(await dig('56009', {}, '2027-03-01', '2027-06-30')).toBe('2027-03-01')
})

it('rescue works that could not wait were begun before their approval, under versions that say nothing of it too', async () => {
  const change = (data: Record<string, Record<string, unknown>>) => {
    data['urgency'] = { isUrgent: true, emergencyStart: '2026-10-08', emergency: '台基外鼓，已支护。' }
  }
  const rescue = await caseAt(api, 'filing', { itemCode: '56014-a', change })
  const bounds = async (caseId: string) => (await ofCase(applicant, caseId)).map(({ name, notBefore }) => [name.zh_CN, notBefore])
  const expected = [
    ['开工报告', '2026-10-08'],
    ['进度报告', '2026-10-08'],
    ['竣工报告', '2026-10-08'],
    ['组织竣工验收', '2026-11-23'],
    ['竣工资料归档', '2026-11-23'],
  ]
  expect(await bounds(rescue)).toEqual(expected)
  const [start] = await ofCase(applicant, rescue)
  await upload(applicant, start!.obligationId)
  const report = (day: string) => api.as(applicant).send(contract.report, { id: start!.obligationId, day, content: '已支护。' })
  expect(await report('2026-10-07')).toMatchObject({
    status: 422,
    body: { field: 'day', msg: '不能早于申请书写明的开始日期 2026-10-08，请填写实际发生的日期。' },
  })
  expect((await report('2026-10-08')).status).toBe(200)

  const before = await caseAt(api, 'nationalReview', { itemCode: '56014-a', change })
  await storeOlderVersion(before)
  await drive(api, before, 'filing')
  expect(await bounds(before)).toEqual(expected)
})

/** The version that a case runs on becomes one of an older release, whose obligations say nothing of days; a newer one is in force. */
async function storeOlderVersion(caseId: string): Promise<void> {
  await api.pool.query(
    `with old as (
       insert into item_versions select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'version', v.version + 1000, 'is_current', false,
         'definition', jsonb_set(v.definition, '{obligations}', (select jsonb_agg(o - 'notBefore') from jsonb_array_elements(v.definition -> 'obligations') o))))).*
       from item_versions v join cases c on c.item_version_id = v.id where c.id = $1 returning id)
     update cases set item_version_id = (select id from old) where id = $1`,
    [caseId],
  )
}

it('what counts from the report on another one names no day before it, and is confirmed after it', async () => {
  const other = await caseAt(api, 'filing')
  const decidedOn = toShanghaiDate(api.clock.now())
  api.setNow(new Date(api.clock.now().getTime() + 100 * 86_400_000))
  const named = async (name: string, username: string) => (await ofCase(username, other)).find((row) => row.name.zh_CN === name)!
  const report = async (name: string, username: string, days: number) => {
    const { obligationId } = await named(name, username)
    await upload(username, obligationId)
    return api.as(username).send(contract.report, { id: obligationId, day: addDays(decidedOn, days), content: '已完成。' })
  }
  const confirm = async (name: string, username: string) => {
    const { obligationId, reports } = await named(name, username)
    return api.as(username).send(contract.judge, { id: obligationId, reportId: reports[0]!.id, verdict: 'confirmed', reason: '' })
  }
  const [start, oversight] = ['开工报告', '检查保护措施落实情况']
  expect((await report(start, applicant, 60)).status).toBe(200)
  expect(await report(oversight, province, 59)).toMatchObject({
    status: 422,
    body: { field: 'day', msg: `不能早于上一项义务的履行日期 ${addDays(decidedOn, 60)}，请填写实际发生的日期。` },
  })
  expect((await report(oversight, province, 61)).status).toBe(200)
  // it may come back meanwhile, and cannot be confirmed
  expect(await named(oversight, national)).toMatchObject({ canJudge: true, confirmFirst: { zh_CN: start } })
  expect(await confirm(oversight, national)).toMatchObject({
    status: 409,
    body: { error: 'obligation-follows', msg: '“开工报告”的报告尚未确认。请先处理它，再确认本项。' },
  })
  expect((await confirm(start, province)).status).toBe(200)
  expect(await named(oversight, national)).toMatchObject({ canJudge: true, confirmFirst: null })
  expect((await confirm(oversight, national)).status).toBe(200)
})

it('works are completed after they began: the report waits for that on their start, and the days keep that order', async () => {
  const other = await caseAt(api, 'filing')
  const decidedOn = toShanghaiDate(api.clock.now())
  api.setNow(new Date(api.clock.now().getTime() + 100 * 86_400_000))
  const [start, completion] = ['开工报告', '竣工报告']
  const named = async (name: string) => (await ofCase(applicant, other)).find((row) => row.name.zh_CN === name)!
  const send = async (name: string, days: number) =>
    api.as(applicant).send(contract.report, { id: (await named(name)).obligationId, day: addDays(decidedOn, days), content: '已完成。' })
  const report = async (name: string, days: number) => {
    await upload(applicant, (await named(name)).obligationId)
    return send(name, days)
  }
  const judge = async (name: string, verdict: 'confirmed' | 'returned') => {
    const { obligationId, reports } = await named(name)
    return api.as(province).send(contract.judge, { id: obligationId, reportId: reports.at(-1)!.id, verdict, reason: '见附件。' })
  }
  expect(await named(completion)).toMatchObject({ state: 'open', canReport: false, reportFirst: { zh_CN: start } })
  expect(await send(completion, 60)).toMatchObject({ status: 409, body: { error: 'obligation-after', msg: '请先报告“开工报告”。' } })
  const mine = async () =>
    (await query(applicant, { preset: 'mine' })).rows
      .filter((row) => row.id === other)
      .map(({ name, canReport }) => [name.zh_CN, canReport])
  expect(await mine()).toEqual([[start, true]])

  expect((await report(start, 40)).status).toBe(200)
  expect(await mine()).toEqual([[completion, true]])
  expect(await named(completion)).toMatchObject({ canReport: true, reportFirst: null, notBefore: addDays(decidedOn, 40) })
  expect(await report(completion, 39)).toMatchObject({
    status: 422,
    body: { field: 'day', msg: `不能早于上一项义务的履行日期 ${addDays(decidedOn, 40)}，请填写实际发生的日期。` },
  })
  expect((await report(completion, 60)).status).toBe(200)
  expect(await judge(completion, 'confirmed')).toMatchObject({
    status: 409,
    body: { error: 'obligation-follows', msg: '“开工报告”的报告尚未确认。请先处理它，再确认本项。' },
  })
  // reported again it is no later than what was reported after it
  expect((await judge(start, 'returned')).status).toBe(200)
  expect((await named(start)).notAfter).toBe(addDays(decidedOn, 60))
  expect(await report(start, 61)).toMatchObject({
    status: 422,
    body: {
      field: 'day',
      msg: `不能晚于其后已报告的履行日期 ${addDays(decidedOn, 60)}，请填写实际发生的日期；后一项有误的，先请确认单位退回。`,
    },
  })
  expect((await report(start, 60)).status).toBe(200)
  for (const name of [start, completion]) expect((await judge(name, 'confirmed')).status).toBe(200)
})

it('what was decided under a release that knew no order has none', async () => {
  const other = await caseAt(api, 'filing')
  await api.pool.query('update obligations set after_key = null where case_id = $1', [other])
  const completion = (await ofCase(applicant, other)).find(({ name }) => name.zh_CN === '竣工报告')!
  expect(completion.canReport).toBe(true)
  await upload(applicant, completion.obligationId)
  const day = toShanghaiDate(api.clock.now())
  expect((await api.as(applicant).send(contract.report, { id: completion.obligationId, day, content: '已完成。' })).status).toBe(200)
})
