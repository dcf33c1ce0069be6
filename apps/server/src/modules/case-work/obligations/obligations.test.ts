import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { ObligationQuery } from '@wenwu/core/obligations/list'
import { contract as files } from '@wenwu/core/files/contract'
import { contract } from '@wenwu/core/obligations/contract'
import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { caseAt, drive } from '../../../case-driver/drive-case.ts'
import { readyDraft } from '../../../case-driver/file-case.ts'
import { samples } from '../../../platform/files/sample-files.ts'
import { messagesTo, mobileOf } from '../../../testing/messages.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { provinceOf } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { entriesOf } from '../../../testing/zip-entries.ts'
import { remindOfObligations } from './remind-of-obligations.ts'

// a construction next to the ruins of 56005: decided on a Monday, planned from 2027-06-01 to 2029-05-31
const decided = '2026-11-23T02:00:00Z'
const [applicant, province, national] = ['company', 'province-sx', 'national-officer'] as const

let api: TestApp
let id: string
beforeAll(async () => {
  api = await startTestApp({ now: decided })
  id = await caseAt(api, 'filing')
})
afterAll(() => api.stop())

const ofCase = (username: string, caseId = id) => api.as(username).call(contract.ofCase, { caseId })
const duty = async (name: string, username: string = applicant) => (await ofCase(username)).find((row) => row.name.zh_CN === name)!
const standing = async (username: string = applicant) =>
  (await ofCase(username)).map(({ name, state, dueOn, canReport, canJudge }) => [name.zh_CN, state, dueOn, canReport, canJudge])
const upload = (username: string, obligationId: string) =>
  api.as(username).call(contract.upload, { obligationId }, { file: { name: '开工报告.pdf', content: samples.pdf } })
const told = async (username: string) =>
  (await api.as(username).call(bell.list, {})).messages
    .filter(({ kind }) => kind.startsWith('obligation'))
    .map(({ kind, dueOn }) => [kind, dueOn])
const query = (username: string, filter: ObligationQuery['filter']) =>
  api.as(username).call(contract.query, { filter, sort: 'due-asc', page: { number: 1, size: 20 } })

it('an approval makes what its item names, each due by its rule; a refusal makes nothing', async () => {
  expect(await standing()).toEqual([
    ['开工报告', 'open', '2027-07-01', true, false],
    ['检查保护措施落实情况', 'waiting', null, false, false],
    ['竣工报告', 'open', '2029-06-30', false, false],
  ])
  expect(await duty('检查保护措施落实情况')).toMatchObject({ waitsFor: { zh_CN: '开工报告' }, owedBy: 'province', confirmedBy: 'national' })
  expect((await standing(province)).map(([, , , canReport, canJudge]) => [canReport, canJudge])).toEqual(Array(3).fill([false, false]))
  const refused = await caseAt(api, 'refused')
  expect(await ofCase(applicant, refused)).toEqual([])
})

it('is reported with day, words and papers, returned with a reason, reported again and confirmed; what counts from it follows', async () => {
  const start = (await duty('开工报告')).obligationId
  const report = (more: object = {}) =>
    api.as(applicant).send(contract.report, { id: start, day: '2026-11-23', content: '已按批准方案开工。', ...more })
  for (const [more, msg, field] of [
    [{ day: '2026-11-24' }, '填写实际发生的日期，不能晚于今天。', 'day'],
    [{ day: '2026-11-22' }, '不能早于作出决定的日期 2026-11-23，请填写实际发生的日期。', 'day'],
    [{ content: ' ​' }, '写明履行情况。', 'content'],
    [{}, '请上传履行报告或者证明材料。', 'file'],
  ] as const)
    expect(await report(more)).toMatchObject({ status: 422, body: { msg, field } })
  const wrong = await upload(applicant, start)
  await api.as(applicant).call(contract.removeFile, { fileId: wrong.id })
  const file = await upload(applicant, start)
  expect((await duty('开工报告')).uploaded).toEqual([file])
  expect((await duty('开工报告', province)).uploaded).toEqual([])
  expect((await report()).status).toBe(200)
  expect(await told(province)).toEqual([['obligation-reported', null]])
  expect((await standing()).map((row) => row.slice(0, 3))).toEqual([
    ['开工报告', 'reported', '2027-07-01'],
    ['检查保护措施落实情况', 'open', '2027-05-23'],
    ['竣工报告', 'open', '2029-06-30'],
  ])
  expect((await report()).body).toMatchObject({ error: 'not-your-turn' })

  const [first] = (await duty('开工报告', province)).reports
  expect(first).toMatchObject({ day: '2026-11-23', content: '已按批准方案开工。', files: [file], verdict: null })
  const judge = (verdict: 'confirmed' | 'returned', reportId: string, reason = '') =>
    api.as(province).send(contract.judge, { id: start, reportId, verdict, reason })
  expect(await judge('returned', first!.id)).toMatchObject({ status: 422, body: { msg: '退回的，请写明理由。', field: 'reason' } })
  expect((await judge('returned', first!.id, '缺监理单位。')).status).toBe(200)
  expect((await judge('confirmed', first!.id)).body).toMatchObject({ error: 'obligation-moved' })
  expect((await standing()).slice(0, 2).map((row) => row.slice(0, 3))).toEqual([
    ['开工报告', 'open', '2027-07-01'],
    ['检查保护措施落实情况', 'waiting', null],
  ])
  // a returned one is told from one that was never reported, in the list and on the case
  const returned = async () => {
    const { rows } = await query(applicant, { preset: 'mine' })
    return [(await duty('开工报告')).returnedFor, rows.filter((row) => row.id === id).map(({ returnedFor }) => returnedFor)]
  }
  expect(await returned()).toEqual(['缺监理单位。', ['缺监理单位。']])
  expect(await told(applicant)).toEqual([['obligation-returned', null]])
  expect((await messagesTo(api, await mobileOf(api, applicant)))[0]!.text).toContain('的履行报告被退回，请登录平台查看理由后重新报告。')

  await upload(applicant, start)
  expect((await report({ content: '补充监理单位。' })).status).toBe(200)
  expect(await returned()).toEqual([null, [null]])
  const { reports } = await duty('开工报告', province)
  // the one on the screen, not the one before
  expect((await judge('confirmed', first!.id)).body).toMatchObject({
    error: 'obligation-moved',
    msg: '该义务的情况已经变化，请刷新后再办理。',
  })
  expect((await judge('confirmed', reports[1]!.id)).status).toBe(200)
  expect((await duty('开工报告')).reports.map(({ verdict, reason, by, judgedBy }) => [verdict, reason, by, judgedBy])).toEqual([
    ['returned', '缺监理单位。', reports[0]!.by, '陕西省文物局'],
    ['confirmed', '', reports[0]!.by, '陕西省文物局'],
  ])
  expect((await told(applicant))[0]).toEqual(['obligation-confirmed', null])
})

it('what the province owes it reports itself, and the national bureau confirms', async () => {
  const oversight = await duty('检查保护措施落实情况', province)
  expect([oversight.state, oversight.dueOn, oversight.canReport]).toEqual(['open', '2027-05-23', true])
  await upload(province, oversight.obligationId)
  await api.as(province).call(contract.report, { id: oversight.obligationId, day: '2026-11-23', content: '措施已落实。' })
  expect((await told(national))[0]).toEqual(['obligation-reported', null])
  const [report] = (await duty('检查保护措施落实情况', national)).reports
  const judged = { id: oversight.obligationId, reportId: report!.id, verdict: 'confirmed', reason: '' } as const
  expect((await api.as(national).call(contract.judge, judged)).map(({ state }) => state)).toEqual(['fulfilled', 'fulfilled', 'open'])
})

it('is told in the history of the case, and its papers go with the zip', async () => {
  const [start, oversight] = ['开工报告', '检查保护措施落实情况']
  for (const username of [applicant, province, national]) {
    const { history } = await api.as(username).call(cases.get, { id })
    const told = history.filter(({ kind }) => kind.startsWith('obligation'))
    expect(told.map(({ kind, outcomeLabel, opinion, actorRole }) => [kind, outcomeLabel!.zh_CN, opinion, actorRole])).toEqual([
      ['obligation-reported', start, '', 'applicant'],
      ['obligation-returned', start, '缺监理单位。', 'province-officer'],
      ['obligation-reported', start, '', 'applicant'],
      ['obligation-confirmed', start, '', 'province-officer'],
      ['obligation-reported', oversight, '', 'province-officer'],
      ['obligation-confirmed', oversight, '', 'national-officer'],
    ])
    const paths = [...(await entriesOf((await api.as(username).download(files.zip, { id })).content)).keys()]
    expect(paths.filter((path) => path.startsWith('后续义务'))).toEqual([
      `后续义务 ${start}/开工报告.pdf`,
      `后续义务 ${start}/开工报告 (2).pdf`,
      `后续义务 ${oversight}/开工报告.pdf`,
    ])
  }
})

it('stands in a list with tabs and filters, two statements at most, and goes as xlsx', async () => {
  const names = async (username: string, filter: ObligationQuery['filter']) =>
    (await query(username, filter)).rows.filter((row) => row.id === id).map(({ name }) => name.zh_CN)
  expect(await names(applicant, { preset: 'mine' })).toEqual(['竣工报告'])
  expect(await names(province, { preset: 'mine' })).toEqual([])
  expect(await names(province, { preset: 'coming' })).toEqual(['竣工报告'])
  expect(await names(province, { preset: 'fulfilled' })).toEqual(['检查保护措施落实情况', '开工报告'])
  expect(await names(national, { preset: 'all', owedBy: 'province' })).toEqual(['检查保护措施落实情况'])
  expect(await names(national, { dueFrom: '2029-06-30', dueTo: '2029-06-30' })).toEqual(['竣工报告'])
  expect(await names(national, { provinceCode: '14' })).toEqual([])
  expect(await names(province, { keyword: '竣工' })).toEqual(['竣工报告'])
  const { queries } = await api.countQueries(() => query(province, { preset: 'all' }))
  // the session and the audit-free read
  expect(queries).toBeLessThanOrEqual(3)
  const file = await api.as(province).download(contract.export, { filter: { preset: 'coming' }, sort: 'due-asc', columns: [] })
  const rows = await readSheet(file.content)
  expect(rows[0]).toEqual(expect.arrayContaining(['到期日', '状态', '义务', '项目名称', '义务人']))
  expect(rows.slice(1).some((row) => row.includes('竣工报告'))).toBe(true)
})

it('reminds who owes it a week before, and all once it is late; once each', async () => {
  const remind = async (now: string) => {
    api.setNow(now)
    return (await remindOfObligations(api.services, api.clock.now())).obligations
  }
  const before = { applicant: (await told(applicant)).length, province: (await told(province)).length }
  const news = async () => [
    (await told(applicant)).slice(0, -before.applicant || undefined),
    (await told(province)).slice(0, -before.province || undefined),
  ]
  expect(await remind('2029-06-22T02:00:00Z')).toBe(0)
  expect([await remind('2029-06-23T02:00:00Z'), await remind('2029-06-24T02:00:00Z')]).toEqual([1, 0])
  expect(await news()).toEqual([[['obligation-due', '2029-06-30']], []])
  expect([await remind('2029-07-01T02:00:00Z'), await remind('2029-07-02T02:00:00Z')]).toEqual([1, 0])
  expect(await news()).toEqual([
    [
      ['obligation-overdue', '2029-06-30'],
      ['obligation-due', '2029-06-30'],
    ],
    [['obligation-overdue', '2029-06-30']],
  ])
  const [latest] = await messagesTo(api, await mobileOf(api, applicant))
  expect(latest!.text).toContain('有一项后续义务已于 2029-06-30 到期，请尽快登录平台报告履行情况。')
  expect((await query(province, { preset: 'late' })).rows.map(({ name, isLate }) => [name.zh_CN, isLate])).toEqual([['竣工报告', true]])
  api.setNow(decided)
})

it('a decision that is withdrawn ends what is not met; the next one asks again, what was met stays so', async () => {
  const lead = 'national-lead'
  await drive(api, id, 'filed')
  const input = { step: 'nationalReview', ground: 'mistake', reason: '重新审查。' }
  expect((await api.as(lead).send(tasks.verb, { caseId: id, verb: 'reopen', input })).status).toBe(200)
  expect((await standing(province)).map((row) => row.slice(0, 2))).toEqual([
    ['开工报告', 'fulfilled'],
    ['检查保护措施落实情况', 'fulfilled'],
  ])
  await drive(api, id, 'filing')
  expect((await standing(province)).map((row) => row.slice(0, 2))).toEqual([
    ['开工报告', 'fulfilled'],
    ['检查保护措施落实情况', 'fulfilled'],
    ['竣工报告', 'open'],
  ])
})

it('a report on the progress of works is owed each year, until their completion is confirmed', async () => {
  const works = await caseAt(api, 'filing', { itemCode: '56014-a' })
  const office = `province-${provinceOf('56014-a')}`
  const [first, second, third, fourth] = ['进度报告', '进度报告（第2次）', '进度报告（第3次）', '进度报告（第4次）'] as const
  const find = async (name: string) => (await ofCase(applicant, works)).find((row) => row.name.zh_CN === name)!
  const report = async (name: string, day: string) => {
    api.setNow(`${day}T02:00:00Z`)
    const { obligationId } = await find(name)
    await upload(applicant, obligationId)
    await api.as(applicant).call(contract.report, { id: obligationId, day, content: '按计划进行。' })
  }
  const judge = async (name: string, verdict: 'confirmed' | 'returned') => {
    const { obligationId, reports } = await find(name)
    await api.as(office).call(contract.judge, { id: obligationId, reportId: reports.at(-1)!.id, verdict, reason: '见附件。' })
  }
  const progress = async () =>
    (await ofCase(applicant, works))
      .filter(({ name }) => name.zh_CN.startsWith(first))
      .map(({ name, state, dueOn }) => [name.zh_CN, state, dueOn])
  expect(await progress()).toEqual([[first, 'waiting', null]])
  await report('开工报告', '2027-04-10')
  expect(await progress()).toEqual([[first, 'open', '2028-04-10']])
  await judge('开工报告', 'confirmed')

  await report(first, '2028-04-05')
  await judge(first, 'returned')
  const two = [second, 'open', '2029-04-10']
  expect(await progress()).toEqual([[first, 'open', '2028-04-10'], two])
  await report(first, '2028-04-20')

  // the next year's is not handed in with it: the button is not there, the papers are not taken, and all three name the day
  const early = async (name: string, opensOn: string) => {
    const { obligationId, ...row } = await find(name)
    expect([row.opensOn, row.canReport]).toEqual([opensOn, false])
    const msg = `“${name}”在上一次报告确认后、且不早于 ${opensOn} 提交。`
    await expect(upload(applicant, obligationId)).rejects.toMatchObject({ message: expect.stringContaining(msg) as string })
    const day = toShanghaiDate(api.clock.now())
    const refused = await api.as(applicant).send(contract.report, { id: obligationId, day, content: '提前。' })
    expect(refused).toMatchObject({ status: 409, body: { error: 'obligation-early', msg } })
    const { rows } = await query(applicant, { preset: 'mine', keyword: '进度' })
    expect(rows.filter((each) => each.obligationId === obligationId)).toMatchObject([{ opensOn, canReport: false }])
  }
  // its own time has come, the report before it waits
  api.setNow('2028-04-20T02:00:00Z')
  await early(second, '2028-04-11')
  await judge(first, 'confirmed')
  expect(await find(second)).toMatchObject({ opensOn: null, canReport: true })
  // once, however often the one before was reported; its day is that of the year
  expect(await progress()).toEqual([[first, 'fulfilled', '2028-04-10'], two])
  const counts = await api.as(applicant).call(cases.clock, { id: works })
  expect(
    counts
      .map(({ summary }) => summary.key)
      .filter((key) => key.startsWith('obligation-progress'))
      .sort(),
  ).toEqual(['obligation-progress', 'obligation-progress-2'])
  await report(second, '2029-04-01')
  await early(third, '2029-04-11')
  await judge(second, 'confirmed')
  // the report before it is confirmed, its own time has not come
  await early(third, '2029-04-11')
  api.setNow('2029-04-10T15:59:00Z')
  expect((await find(third)).canReport).toBe(false)
  api.setNow('2029-04-10T16:00:00Z')
  expect(await find(third)).toMatchObject({ opensOn: null, canReport: true })
  api.setNow('2030-04-04T02:00:00Z')
  expect((await remindOfObligations(api.services, api.clock.now())).obligations).toBeGreaterThan(0)
  expect(await told(applicant)).toContainEqual(['obligation-due', '2030-04-10'])

  await report('竣工报告', '2030-05-01')
  await report(third, '2030-05-02')
  expect((await progress()).map(([name]) => name)).toEqual([first, second, third])
  // what ended it came back: the works go on
  await judge('竣工报告', 'returned')
  expect((await progress()).at(-1)).toEqual([fourth, 'open', '2031-04-10'])
  await report('竣工报告', '2030-06-01')
  await judge('竣工报告', 'confirmed')
  expect((await progress()).map(([name, state]) => [name, state])).toEqual([
    [first, 'fulfilled'],
    [second, 'fulfilled'],
    [third, 'reported'],
  ])
  await judge(third, 'confirmed')
  expect((await progress()).map(([name]) => name)).toEqual([first, second, third])
  api.setNow(decided)
})

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
