import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { ObligationQuery } from '@wenwu/core/obligations/list'
import { contract as files } from '@wenwu/core/files/contract'
import { contract } from '@wenwu/core/obligations/contract'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { caseAt, drive } from '../../../case-driver/drive-case.ts'
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
    msg: '该义务的情况已经变化，请按最新情况办理。',
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
