import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/decisions/contract'
import { blackedOut, numbersOfPersons, withoutNumbersOfPersons } from '@wenwu/core/decisions/published-text'
import type { DecisionQuery } from '@wenwu/core/decisions/list'
import { bigrams } from '@wenwu/core/kernel/text'
import { act, caseAt, drive, finish } from '../../../case-driver/drive-case.ts'
import { fileCase } from '../../../case-driver/file-case.ts'
import { usualItem } from '../../../case-driver/played-items.ts'
import { tryAct } from '../../../testing/case-fixtures.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let id: string
beforeAll(async () => {
  api = await startTestApp()
  id = await caseAt(api, 'nationalReview', { change: (data) => (data.project!.projectName = '公开的修缮工程') })
})
afterAll(() => api.stop())

const ask = (filter: DecisionQuery['filter'] = {}, size = 100) =>
  api.anonymous.call(contract.query, { filter, sort: 'decided-desc', page: { number: 1, size } })
const find = async (filter: DecisionQuery['filter'] = {}) => (await ask(filter)).rows.find((row) => row.id === id)
/** The unit that the example names; an agent files for it. */
const unitName = '渭北城际轨道建设有限公司'
const change = (set: string, ...values: unknown[]) => api.pool.query(`update cases set ${set} where id = $1`, [id, ...values])

it('a licence is open to everybody once it is granted, and found by what is shown of it', async () => {
  await drive(api, id, 'issue')
  expect(await find()).toBeUndefined()
  // nothing is published because it was left out
  for (const publicity of [null, '', 'public'])
    expect(
      await tryAct(api, 'national-office', id, 'issue', { outcome: 'issue', number: '文物保函〔2026〕8701号', date: null, publicity }),
    ).toMatchObject({
      status: 422,
      body: { field: 'publicity' },
    })
  const issue = (opinion: string) => act(api, 'national-office', id, 'issue', { outcome: 'issue', publicity: 'withheld', opinion })
  // who withholds it says why, for the history
  await expect(issue('')).rejects.toThrow('reason-required')
  await issue('涉及未公布的文物位置。')
  expect([await find(), (await api.anonymous.send(contract.get, { id })).status]).toEqual([undefined, 404])
  await change("publicity = 'open'")
  await finish(api, id)
  const row = await find()
  const day = row!.decidedOn
  expect(row).toEqual({
    id,
    number: expect.stringMatching(/^文物保函〔\d{4}〕\d+号$/) as string,
    matter: usualItem.name,
    title: '公开的修缮工程',
    unitName,
    provinceCode: '61',
    decidedOn: day,
  })
  for (const filter of [
    { keyword: '公开的修缮' },
    { keyword: `渭北 ${row!.number}` },
    { keyword: '修' },
    // the matter by its name, the number in whatever brackets
    { keyword: usualItem.name.zh_CN.slice(-6) },
    { keyword: `${usualItem.name.zh_CN.slice(0, 4)} 公开的修缮` },
    ...['[]', '()', '（）', '【】', '〔〕'].map((pair) => ({ keyword: row!.number.replace('〔', pair[0]!).replace('〕', pair[1]!) })),
    // the province by its name in any language
    ...['陕西', '陕西省', '陕西省 公开的修缮', 'shaanxi'].map((keyword) => ({ keyword })),
    { provinceCode: '61', decidedFrom: day, decidedTo: day },
  ])
    expect([filter, await find(filter)]).toEqual([filter, row])
  for (const filter of [
    { keyword: '另一个工程' },
    { keyword: '山西' },
    { keyword: '陕西省 另一个工程' },
    { provinceCode: '62' },
    { decidedFrom: '2999-01-01' },
    { decidedTo: '1999-01-01' },
  ])
    expect([filter, await find(filter)]).toEqual([filter, undefined])
})

it('has a page with the text of its reply; one on request is listed without it', async () => {
  const get = () => api.anonymous.call(contract.get, { id })
  expect((await api.countQueries(get)).queries).toBe(1)
  expect(await get()).toMatchObject({
    ...(await find()),
    text: { title: '关于公开的修缮工程的批复', closing: '此复。', issuer: expect.stringContaining('国家文物局') as string },
  })
  await change("publicity = 'on-request'")
  expect([(await get()).text, (await find())?.title]).toEqual([null, '公开的修缮工程'])
  await change("publicity = 'open'")
})

it('takes one statement where the page is not full, two where it is; is exported', async () => {
  const counted = async (size: number) => (await api.countQueries(() => ask({}, size))).queries
  expect([await counted(100), await counted(1)]).toEqual([1, 2])
  const { content } = await api.anonymous.download(contract.export, {
    filter: { keyword: '公开的修缮' },
    sort: 'decided-desc',
    columns: [],
  })
  const rows = await readSheet(content)
  expect(rows[0]).toEqual(['文号', '项目名称', '许可事项', '申请单位', '省份', '决定日期'])
  expect(rows.slice(1).map((row) => row[1])).toEqual(['公开的修缮工程'])
})

it('of a person who applied neither name nor title is told or found by; what an agent files for a unit is the unit’s', async () => {
  const { rows: people } = await api.pool.query<{ id: string }>("select id from users where username = 'person'")
  const { applicant_key: unit } = (await api.pool.query<{ applicant_key: string }>('select applicant_key from cases where id = $1', [id]))
    .rows[0]!
  await change('agent_name = null, applicant_key = $2', people[0]!.id)
  expect(await find()).toMatchObject({
    title: '',
    unitName: '',
    matter: usualItem.name,
    number: expect.stringContaining('文物保函') as string,
  })
  expect((await api.anonymous.call(contract.get, { id })).text).toBeNull()
  for (const keyword of ['公开的修缮', '渭北']) expect(await find({ keyword })).toBeUndefined()
  await change("agent_name = '代办公司'")
  expect(await find()).toMatchObject({ title: '公开的修缮工程', unitName })
  expect(await find({ keyword: '代办公司' })).toBeUndefined()
  await change('is_of_person = true')
  expect(await find()).toMatchObject({ title: '', unitName: '' })
  expect((await api.anonymous.call(contract.get, { id })).text).toBeNull()
  for (const keyword of ['公开的修缮', '渭北']) expect(await find({ keyword })).toBeUndefined()
  await change('is_of_person = false')
  await change('agent_name = null, applicant_key = $2', unit)
})

it('a case that an agent files for a person is known as one', async () => {
  const file = (applicantType: string) =>
    fileCase(api, {
      itemCode: '56014-a',
      change: (data) =>
        Object.assign(data['applicant']!, {
          applicantType,
          applicantName: '沈青野',
          ...(applicantType === 'person' && { creditCode: null, superior: null }),
        }),
    })
  const cases = [await file('person'), await file('unit')]
  const { rows } = await api.pool.query<{ id: string; is_of_person: boolean }>('select id, is_of_person from cases where id = any($1)', [
    cases.map(({ caseId }) => caseId),
  ])
  expect(cases.map(({ caseId }) => rows.find((row) => row.id === caseId)?.is_of_person)).toEqual([true, false])
})

it.each(['refused', 'not-accepted', 'withdrawn', 'void'])('a case that ended «%s» is not in it', async (conclusion) => {
  await change('conclusion = $2', conclusion)
  expect(await find()).toBeUndefined()
  await change("conclusion = 'approved'")
})

it('a matter that is no licence is not in it', async () => {
  const { rows } = await api.pool.query<{ code: string }>('select distinct code from item_versions where is_licence order by code')
  const licences = rows.map(({ code }) => code)
  expect(licences).toContain(usualItem.code)
  expect(licences).not.toContain('TBCrpPpMainEntity')
  const other = "(select id from item_versions where code = 'TBCrpPpMainEntity' and is_current)"
  const { rows: own } = await api.pool.query<{ item_version_id: string }>('select item_version_id from cases where id = $1', [id])
  await change(`item_version_id = ${other}`)
  expect(await find()).toBeUndefined()
  await change('item_version_id = $2', own[0]!.item_version_id)
  expect(await find()).toBeDefined()
})

it('numbers of persons are blacked out wherever they stand, and no decision is found by them', async () => {
  const title = '住宅旁通信塔（110105194912310021、139 1234 5678）'
  await change('title = $2, search_terms = search_terms || $3::text[]', title, bigrams(title))
  const shown = '住宅旁通信塔（＊＊＊＊＊＊、＊＊＊＊＊＊）'
  await api.pool.query(
    "update documents set title = '关于13912345678的批复', main_recipient = '张某 13912345678', closing = '电话010-65551234' where case_id = $1",
    [id],
  )
  expect((await find())?.title).toBe(shown)
  expect(await api.anonymous.call(contract.get, { id })).toMatchObject({
    title: shown,
    text: { title: '关于＊＊＊＊＊＊的批复', mainRecipient: '张某 ＊＊＊＊＊＊', closing: '电话＊＊＊＊＊＊' },
  })
  expect(await find({ keyword: '通信塔' })).toBeDefined()
  for (const keyword of ['110105194912310021', '11010519', '1234']) expect([keyword, await find({ keyword })]).toEqual([keyword, undefined])
  const { content } = await api.anonymous.download(contract.export, { filter: { keyword: '通信塔' }, sort: 'decided-desc', columns: [] })
  expect((await readSheet(content))[1]?.[1]).toBe(shown)

  // of a title before the name of a unit that begins like a measure
  const before = '通信塔联系电话13800138000'
  await change(
    'title = $2, applicant_name = $3, search_terms = search_terms || $4::text[]',
    before,
    '公顷山庄',
    bigrams(`${before}公顷山庄`),
  )
  expect((await find())?.title).toBe('通信塔联系电话＊＊＊＊＊＊')
  for (const [keyword, isFound] of [
    ['通信塔 公顷', true],
    ['13800138000', false],
    ['0013800', false],
  ] as const)
    expect([keyword, (await find({ keyword })) !== undefined]).toEqual([keyword, isFound])
})

it('the database blacks out what the page does, or a decision were found by what is not shown', async () => {
  const texts = [
    ...['13912 345678', '139\u00a01234\u00a05678', '139.1234.5678', '(139)12345678', '1 3 9 1 2 3 4 5 6 7 8', '13912345678@qq.com'],
    ...[
      '0351/1234567',
      '03511234567',
      '140525-1970-0101-123X',
      'zs@qq。com。2026年',
      'a b@c.cn.',
      '2027-03-01-2027-09-30',
      '15000-200000元',
      '账号：9558801234567890123',
      '+86-29-87654321',
      '投资18600000000.00元',
      '6222 0200 0012 3456 78',
      '电　话：62345678、电话1：（62345678）',
      '回乡证H1234567890，QQ：123456789',
      '联系人13800138000万荣县，13800138000 米脂县',
      '12610000435230123X，面阔3600 4200 4200 3600毫米',
    ],
    ...['明（1368—1644）100年', '140525-00012', '139 1234 5678 9', '0351-1234 567 8', '139-1234-5678.zs@qq.com', `${'1 '.repeat(3000)}终`],
  ]
  const { rows } = await api.pool.query<{ text: string }>(
    "select regexp_replace(t, $2, $3, 'g') as text from unnest($1::text[]) with ordinality as u (t, n) order by n",
    [texts, numbersOfPersons, blackedOut],
  )
  expect(rows.map(({ text }) => text)).toEqual(texts.map(withoutNumbersOfPersons))
})
