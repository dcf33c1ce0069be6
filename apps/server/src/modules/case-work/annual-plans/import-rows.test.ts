import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import { zipOf } from '../../../platform/files/sample-files.ts'
import { writeXlsx, type XlsxRow } from '../../../platform/xlsx/write-xlsx.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { likesOf } from './row-checks.ts'
import { officer, planCalls } from './testing/plan-calls.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
const { newPlan, add, tryAdd, rowsOf, named, rowNamed } = planCalls(() => api)

type Imported = OutputOf<typeof contract.importRows>
async function imported(
  plan: { id: string },
  rows: (string[] | XlsxRow)[],
  header = ['排序', '分组', '项目名称*', '文物点或单位', '总预算（万元）', '申请国家资金（万元）', '备注'],
): Promise<Imported> {
  async function* cells() {
    for (const row of rows) yield row
  }
  const content = await buffer(
    writeXlsx(
      header.map((title) => ({ title, kind: 'text' as const, isMerged: title === '分组' })),
      cells(),
      '计划',
    ),
  )
  const reply = await api.as(officer).sendWire(contract.importRows, { planId: plan.id }, { file: { name: '计划.xlsx', content } })
  expect(reply.status, JSON.stringify(reply.body).slice(0, 500)).toBe(200)
  return (reply.body as { data: Imported }).data
}

it('takes the rows that are in order and says of each of the others why not', async () => {
  const plan = await newPlan()
  await add(plan, '鼓楼修缮', { siteName: '鼓楼' })
  const done = await imported(plan, [
    ['2', '', '鼓楼修缮', '鼓 楼', '120', '60', ''],
    ['1', '石窟群', '石窟加固', '峪口石窟', '1,200.5', '800', '急'],
    ['1', '', '塔基排水', '玉山寺塔', '30', '20', ''],
    ['', '', '戏台修缮', '', '10', '5', ''],
    ['', '', '墓地看护', '塬畔墓地', '很多', '5', ''],
    ['', '', '壁画保护', '佛光寺', '10', '15', ''],
    ['', '石窟群', '石窟排水', '峪口石窟', '10.000001', '10', ''],
    ['', '', '石窟  加固', '峪口石窟', '1', '1', ''],
    ['', '', '碑廊修缮', '碑廊', '-1', '-2', ''],
    ['', '', '碑廊排水', '碑廊', '1', '-2', ''],
    ['', '', '（\u3164）', '碑廊', '1', '1', ''],
    ['', '', '合计', '', '1', '1', ''],
  ])
  expect(done).toMatchObject({ total: 12, added: 2, changed: 1, same: 0, refused: 9 })
  expect(done.rows.map(({ line, outcome, reasons }) => [line, outcome, ...reasons])).toEqual([
    [2, 'changed'],
    [3, 'added'],
    [4, 'refused', '序号重复：1（与第 3 行重复）'],
    [5, 'refused', '文物点或单位：必填'],
    [6, 'refused', '总预算（万元）：不是有效的数字'],
    [7, 'refused', '申请国家资金（万元）：不能超过项目总预算'],
    [8, 'added'],
    [9, 'refused', '与第 3 行重复'],
    [10, 'refused', '总预算（万元）：不能为负'],
    [11, 'refused', '申请国家资金（万元）：不能为负'],
    [12, 'refused', '项目名称：请填写'],
    [13, 'refused', '资金合计与明细不一致'],
  ])
  expect(await named(plan)).toEqual(['石窟加固', '石窟排水', '鼓楼修缮'])
  expect((await rowsOf(plan)).sums).toMatchObject({ budget: 1330.500001, stateFunds: 870 })
  const problems = await readSheet(Buffer.from(done.problems!.content, 'base64'))
  expect(problems[1]!.slice(0, 5)).toEqual(['4', '序号重复：1（与第 3 行重复）', '1', '', '塔基排水'])
  // again the same changes nothing, and the sums at the end are compared
  const again = await imported(plan, [
    ['', '石窟群', '石窟加固', '峪口石窟', '1200.5', '800', '急'],
    ['', '', '总计', '', '1200.5', '801', ''],
  ])
  expect(again.rows).toMatchObject([{ outcome: 'same' }, { outcome: 'refused', reasons: ['资金合计与明细不一致'] }])
  const other = await api
    .as(officer)
    .sendWire(contract.importRows, { planId: plan.id }, { file: { name: 'a.csv', content: '甲,乙\n1,2\n' } })
  expect(other).toMatchObject({ status: 422, body: { error: 'import-columns' } })
})

it.each([
  ['莫高窟第1-1窟壁画保护', '莫高窟第11窟壁画保护'],
  ['三期1.2标段', '三期12标段'],
  ['2026/1号', '20261号'],
  ['A+B区', 'AB区'],
  ['-A1项目', '+A1项目'],
])('changes no other project: %s stays beside %s, with a warning, in a file and by hand', async (known, other) => {
  const [siteName, plan] = [`蓟州石窟${other}旧址`, await newPlan()]
  await add(plan, known, { siteName, remark: '原有' })
  const { rows } = await imported(plan, [
    ['', '', other, siteName, '120', '60', ''],
    ['', '', known, siteName.replace('州', '州 '), '100', '60', ''],
    ['', '', known, siteName.replace('蓟州', '蓟-州'), '100', '60', ''],
  ])
  expect(rows.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
    ['added', `与2027年第${plan.batch}批“${known}”相近`],
    ['changed', `与2027年第${plan.batch}批“${other}”相近`],
    ['added', `与2027年第${plan.batch}批“${other}”相近`, `与2027年第${plan.batch}批“${known}”相近`],
  ])
  expect(await named(plan)).toEqual([known, other, known])
  expect(await rowNamed(plan, known)).toMatchObject({ budget: 100, remark: '原有' })
  const next = await newPlan()
  expect(await tryAdd(next, known, { siteName })).toMatchObject({ error: 'plan-duplicate' })
  const { warnings } = await add(next, `${other}.`, { siteName })
  expect(new Set(warnings.map(({ code, name }) => `${code} ${name}`))).toEqual(new Set([`similar ${known}`, `similar ${other}`]))
})

it('names what is wrong with an amount, and a column without the star of the template', async () => {
  const plan = await newPlan()
  const header = ['项目名称*', '文物点或单位*', '总预算（万元）*', '申请国家资金（万元）＊']
  const { rows } = await imported(
    plan,
    [
      ['甲', '甲寺', '0.1234567', '0.1'],
      ['乙', '乙寺', '10.0000000', '10'],
      ['丙', '丙寺', 'TRUE', '1'],
      ['丁', '丁寺', '1', '-2'],
    ],
    header,
  )
  expect(rows.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
    ['refused', '总预算（万元）：最多六位小数'],
    ['added'],
    ['refused', '总预算（万元）：不是有效的数字'],
    ['refused', '申请国家资金（万元）：不能为负'],
  ])
  expect((await rowsOf(plan)).sums).toMatchObject({ budget: 10, stateFunds: 10 })
})

it('a running number is no rank; of a column that a plan has no place for one is told; sums stand at the end under any column', async () => {
  const plan = await newPlan()
  await add(plan, '华盖殿修缮', { siteName: '华盖殿' })
  const header = ['序号', '项目名称', '文物点或单位', '总预算（万元）', '申请国家资金（万元）', '省份']
  const done = await imported(
    plan,
    [
      ['1', '经幢迁移', '经幢亭', '10', '5', '陕西'],
      ['小计', '', '', '10', '5', ''],
      ['2', '经幢展示', '经幢亭', '20', '5', ''],
      ['小计：', '', '', '20', '5', ''],
      ['合计', '', '', '30', '10', ''],
    ],
    header,
  )
  expect(done).toMatchObject({ total: 2, added: 2, refused: 0, unread: ['省份'] })
  expect(await named(plan)).toEqual(['华盖殿修缮', '经幢迁移', '经幢展示'])
})

it('imports the first sheet that people see, and names the others that have rows', async () => {
  const plan = await newPlan()
  const row = (...cells: string[]) => `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
  const table = (name: string) => row('项目名称', '文物点或单位', '总预算', '申请国家资金') + row(name, '武侯祠', '10', '5')
  const sheets: [name: string, rows: string, state?: string][] = [
    ['成都', table('碑廊加固')],
    ['绵阳', table('碑廊展示')],
    ['Sheet3', ''],
    ['底稿', table('碑廊排水'), 'hidden'],
    ['德阳', table('碑廊防雷')],
  ]
  const content = await zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets.map(([name, , state = 'visible'], i) => `<sheet name="${name}" state="${state}" r:id="r${i}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="r${i}" Target="worksheets/${i}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(([, rows], i) => [`xl/worksheets/${i}.xml`, `<worksheet><sheetData>${rows}</sheetData></worksheet>`])),
  })
  const reply = await api.as(officer).sendWire(contract.importRows, { planId: plan.id }, { file: { name: '计划.xlsx', content } })
  expect(reply.body).toMatchObject({ data: { total: 1, added: 1, unreadSheets: ['绵阳', '德阳'] } })
  expect(await named(plan)).toEqual(['碑廊加固'])
})

it('refuses a file of more rows than a plan takes, and tells how many those are', async () => {
  const plan = await newPlan()
  const content = Buffer.from(
    [
      '项目名称,文物点或单位,总预算（万元）,申请国家资金（万元）',
      ...Array.from({ length: 2001 }, (_, i) => `第${i}号,文物点${i},1,1`),
    ].join('\n'),
  )
  const reply = await api.as(officer).sendWire(contract.importRows, { planId: plan.id }, { file: { name: '计划.csv', content } })
  expect(reply.body).toMatchObject({ error: 'import-too-many', params: { max: 2000 }, field: 'file' })
})

it('takes 2,000 rows with 17 that are wrong, and lists 5,000 within 300 ms in three statements', async () => {
  const plan = await newPlan()
  const rows = Array.from({ length: 2000 }, (_, i) => [
    '',
    i % 10 < 3 ? `组${Math.floor(i / 10)}` : '',
    `第${i}号工程`,
    `文物点${i}`,
    i % 118 === 0 ? 'x' : '10.1',
    '0.1',
    '',
  ])
  const done = await imported(plan, rows)
  expect(done).toMatchObject({ total: 2000, added: 1983, refused: 17 })
  expect(done.rows).toHaveLength(2000)
  const { sums, total } = await rowsOf(plan)
  expect([total, sums.stateFunds]).toEqual([1983, 198.3])
  await api.pool.query(
    `insert into plan_rows (id, plan_id, rank, project_name, site_name, name_key, site_key, budget, state_funds, root_id, words, terms)
     select gen_random_uuid(), $1, 1983 + n, '工程' || n, '点' || n, 'g' || n, 's' || n, 1, 1, gen_random_uuid(), '工程' || n, '{}' from generate_series(1, 3017) n`,
    [plan.id],
  )
  const list = () => rowsOf(plan, officer, { page: { number: 40, size: 100 } })
  const { queries, result } = await api.countQueries(list)
  expect([result.total, result.rows.length]).toEqual([5000, 100])
  // the session, the rows, the sums, what is at their sites
  expect(queries).toBe(4)
  // all of them are compared for those that may be duplicates
  const compared = performance.now()
  await rowsOf(plan, officer, { filter: { duplicates: 'suspect' } })
  expect(performance.now() - compared).toBeLessThan(1000)
  const times: number[] = []
  for (let n = 0; n < 5; n++) {
    const from = performance.now()
    await list()
    times.push(performance.now() - from)
  }
  // the fastest: the machine has other work
  expect(Math.min(...times)).toBeLessThan(300)
  expect(await tryAdd(plan, '第5001个')).toMatchObject({ error: 'plan-full', msg: '一个计划最多5000个项目。' })
})

it('puts a row at the rank that the file gives it; the same file again changes nothing', async () => {
  const plan = await newPlan()
  for (const name of ['寅一', '卯二', '辰三', '巳四']) await add(plan, name)
  const row = (rank: string, name: string) => [rank, '', name, `${name}旧址`, '100', '60', '']
  expect(await imported(plan, [row('3', '寅一')])).toMatchObject({ changed: 1, same: 0 })
  expect(await named(plan)).toEqual(['卯二', '辰三', '寅一', '巳四'])
  expect(await imported(plan, [row('3', '寅一')])).toMatchObject({ changed: 0, same: 1 })
  const two = [row('1', '午五'), row('2', '未六')]
  expect(await imported(plan, two)).toMatchObject({ added: 2 })
  expect(await named(plan)).toEqual(['午五', '未六', '卯二', '辰三', '寅一', '巳四'])
  expect(await imported(plan, two)).toMatchObject({ changed: 0, same: 2 })
})

it('says what a rank is, how a text is given, and what is alike within the file itself', async () => {
  const plan = await newPlan()
  const row = (rank: string, name: string, remark = '') => [rank, '', name, '钟山石窟', '10', '5', remark]
  const header = ['排序', '分组', '项目名称*', '文物点或单位', '总预算（万元）', '申请国家资金（万元）', '备注']
  const { rows } = await imported(
    plan,
    [row('0', '甲'), row('-1', '乙'), row('1.5', '丙'), row('2', '崖顶加固工程'), row('3', '崖顶加固项目')],
    header,
  )
  expect(rows.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
    ['refused', '排序：应为从 1 开始的整数'],
    ['refused', '排序：应为从 1 开始的整数'],
    ['refused', '排序：应为从 1 开始的整数'],
    ['added'],
    ['added', `与2027年第${plan.batch}批“崖顶加固工程”相近`],
  ])
  // of a CSV a cell that begins so is a formula, as in a workbook
  const content = '项目名称,文物点或单位,总预算（万元）,申请国家资金（万元）,备注\n碑亭修缮,碑亭,=5+5,5,=A1\n'
  const reply = await api.as(officer).sendWire(contract.importRows, { planId: plan.id }, { file: { name: 'a.csv', content } })
  expect(reply.body).toMatchObject({
    data: { rows: [{ outcome: 'refused', reasons: ['总预算（万元）：是公式，请改为数值', '备注：是公式，请直接填写文字'] }] },
  })
})

it('a row is compared with the newest fifty of its site', () => {
  const known = Array.from({ length: 60 }, (_, i) => ({
    ...{ id: `${i}`, rootId: `${i}`, planId: 'p', year: 2027, batch: 1, result: 'open' as const, isIssued: false },
    ...{ siteName: '石窟群', siteKey: '石窟群', projectName: `窟${i}`, nameKey: i === 49 || i === 50 ? '第七窟壁画保护修缮工程' : `${i}` },
  }))
  const likes = likesOf({ planId: 'p', nameKey: '第七窟壁画保护修缮项目', year: 2027 }, known)
  expect(likes.map(({ name }) => name)).toEqual(['窟49'])
})

it('takes a group that is merged over its rows for each of them', async () => {
  const plan = await newPlan()
  const row = (group: string, name: string, merged: string | null): XlsxRow => ({
    cells: ['', group, name, '塔群', '10', '5', ''],
    group: merged,
  })
  await imported(plan, [row('塔群一组', '东塔修缮', 'a'), row('', '西塔修缮', 'a'), row('', '北塔修缮', null)])
  const { rows } = await rowsOf(plan)
  expect(rows.map(({ projectName, group }) => [projectName, group])).toEqual([
    ['东塔修缮', '塔群一组'],
    ['西塔修缮', '塔群一组'],
    ['北塔修缮', ''],
  ])
})

it('what a site has already is found behind any number of newer rows, by one that is added and by one of a file', async () => {
  const plan = await newPlan()
  const site = '万塔林'
  const row = (name: string): string[] => ['', '', name, site, '10', '5', '']
  await imported(
    plan,
    Array.from({ length: 60 }, (_, i) => row(`第${i + 1}塔修缮`)),
  )
  expect(await tryAdd(plan, '第 60 塔修缮', { siteName: site })).toMatchObject({ error: 'plan-duplicate', field: 'projectName' })
  // the row of the plan itself is changed
  const { rows } = await imported(plan, [['', '', '第６０塔修缮', site, '12', '5', '']])
  expect(rows).toMatchObject([{ outcome: 'changed' }])
  // another plan does not repeat it
  const next = await newPlan()
  expect((await imported(next, [row('第60塔修缮')])).rows).toMatchObject([{ outcome: 'refused' }])
})
