import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/annual-plans/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { officer, planCalls } from './testing/plan-calls.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
const { newPlan, rowsOf } = planCalls(() => api)

/** What is answered to rows of cells as CSV. */
async function sentCsv(plan: { id: string }, rows: readonly (readonly string[])[]): Promise<unknown> {
  const file = { name: '计划.csv', content: Buffer.from(rows.map((cells) => cells.join(',')).join('\n')) }
  return (await api.as(officer).sendWire(contract.importRows, { planId: plan.id }, { file })).body
}

it('reads a sheet whose columns stand below its title and who filled it in', async () => {
  const plan = await newPlan()
  const header = ['项目名称', '文物点或单位', '总预算（万元）', '申请国家资金（万元）']
  const send = (above: string[][]) => sentCsv(plan, [...above, header, ['经幢加固', '经幢', '10', '5']])
  expect(await send([['2027年度文物保护项目计划表'], ['', '', ''], ['填报单位：陕西省文物局', '', '', '']])).toMatchObject({
    data: { total: 1, added: 1, rows: [{ line: 5, outcome: 'added' }] },
  })
  expect((await rowsOf(plan)).rows.map(({ projectName }) => projectName)).toEqual(['经幢加固'])
  expect(await send([['填报单位', '陕西省文物局']])).toMatchObject({ data: { total: 1, same: 1 } })
  // a title that stands in each cell
  expect(await send([['2027年度计划', '2027年度计划', '2027年度计划']])).toMatchObject({ data: { total: 1, same: 1 } })
})

it('reads names of columns that stand in two rows, merged or not, and takes no row of the plan for them', async () => {
  const plan = await newPlan()
  const send = (...rows: string[][]) => sentCsv(plan, rows)
  const row = ['1', '石牌坊归安', '石牌坊', '10', '5', '']
  // what is merged down stands in each row that it spans
  expect(
    await send(
      ['2027年度计划', '', '', '', '', ''],
      ['序号', '项目名称', '文物点或单位', '资金（万元）', '', '备注'],
      ['序号', '项目名称', '文物点或单位', '总预算', '申请国家资金', '备注'],
      row,
    ),
  ).toMatchObject({ data: { total: 1, added: 1, rows: [{ line: 4, outcome: 'added' }], unread: [] } })
  expect((await rowsOf(plan)).sums).toMatchObject({ budget: 10, stateFunds: 5 })
  expect(
    await send(['序号', '项目名称', '文物点或单位', '资金（万元）', '', '备注'], ['', '', '', '总预算', '申请国家资金', ''], row),
  ).toMatchObject({ data: { total: 1, same: 1 } })
  // a column without a name is none, and what stands in it is no name
  expect(await send(['项目名称', '文物点或单位', '总预算', '申请国家资金', ''], ['照壁修补', '照壁', '3', '2', '待定'])).toMatchObject({
    data: { total: 1, added: 1 },
  })
})

it.each<[string, string[][]]>([
  [
    'above the names',
    [
      ['单位：元', '', '', ''],
      ['项目名称', '文物点或单位', '总预算', '申请国家资金'],
    ],
  ],
  [
    'above names that say another',
    [
      ['2027年度计划（金额单位:元）', '', '', ''],
      ['项目名称', '文物点或单位', '总预算（万元）', '申请国家资金（万元）'],
    ],
  ],
  [
    'over several names',
    [
      ['项目名称', '文物点或单位', '资金（元）', ''],
      ['项目名称', '文物点或单位', '总预算', '申请国家资金'],
    ],
  ],
  [
    'beneath the names',
    [
      ['项目名称', '文物点或单位', '总预算', '申请国家资金'],
      ['', '', '元', '元'],
    ],
  ],
  ['in the names', [['项目名称', '文物点或单位', '总预算（元）', '申请国家资金（元）']]],
])('refuses a sheet whose amounts are in another unit: %s', async (name, above) => {
  const plan = await newPlan()
  const send = (rows: string[][]) => sentCsv(plan, [...rows, [name, `${name}寺`, '500000', '300000']])
  expect(await send(above)).toMatchObject({ error: 'import-unit', params: { unit: '元' } })
  expect((await rowsOf(plan)).rows).toEqual([])
  const right = above.map((cells) => cells.map((cell) => cell.replace(/(?<!万)元/, '万元')))
  expect(await send(right)).toMatchObject({ data: { total: 1, added: 1 } })
})

it('says that nothing told in what the amounts are', async () => {
  const plan = await newPlan()
  const header = (budget: string, funds: string) => ['项目名称', '文物点或单位', budget, funds]
  const send = (...above: string[][]) => sentCsv(plan, [...above, ['角楼修缮', '角楼', '20', '10']])
  expect(await send(header('总预算', '申请国家资金'))).toMatchObject({ data: { added: 1, isUnitAssumed: true } })
  for (const above of [
    [header('总预算（万元）', '申请国家资金')],
    [['单位：万元', '', '', ''], header('总预算', '申请国家资金')],
    [header('总预算', '申请国家资金'), ['', '', '万元', '万元']],
    [header('资金（万元）', ''), header('总预算', '申请国家资金')],
  ])
    expect([above, await send(...above)]).toMatchObject([above, { data: { same: 1, isUnitAssumed: false } }])
})

it('takes no row for a project that numbers the columns, and a project for no sum', async () => {
  const plan = await newPlan()
  const send = (...rows: string[][]) => sentCsv(plan, [['项目名称', '文物点或单位', '申请国家资金（万元）', '总预算（万元）'], ...rows])
  for (const numbers of [
    ['甲', '乙', '1', '2'],
    ['1', '2', '3', '4'],
    ['（1）', '（2）', '（3）', '（4）'],
  ])
    expect(await send(numbers, ['影壁修补', '影壁', '1', '2'])).toMatchObject({ data: { total: 1, refused: 0, numberingLine: 2 } })
  for (const odd of [
    ['甲', '乙', '1', '1'],
    ['甲', '丙', '1', '2'],
    ['2', '3', '4', '5'],
    ['1', '2', '1954', '1955'],
  ])
    expect(await send(odd, ['影壁修补', '影壁', '1', '2'])).toMatchObject({ data: { total: 2, added: 1, numberingLine: null } })
  // alone it is what the sheet is about
  expect(await send(['丁', '戊', '1', '2'])).toMatchObject({ data: { total: 1, added: 1 } })
  expect(await send(['甲', '乙', '1', '2'])).toMatchObject({ data: { total: 1, refused: 0, numberingLine: null } })
  expect(await send(['小计', '小计寺', '1', '2'], ['小计', '', '3', '4'])).toMatchObject({ data: { total: 1, added: 1 } })
})

it('names a column that says something else than the one that is read for it', async () => {
  const plan = await newPlan()
  const header = ['项目名称', '文物点或单位', '文物点', '总预算', '申请国家资金']
  const send = (...places: string[]) => sentCsv(plan, [header, ['钟楼修缮', ...places, '2', '1']])
  expect(await send('钟楼', '钟楼一层')).toMatchObject({ data: { added: 1, unread: ['文物点'] } })
  expect(await send('钟楼', '钟楼')).toMatchObject({ data: { same: 1, unread: [] } })
  expect(await send('', '钟楼')).toMatchObject({ data: { same: 1, unread: [] } })
})

it('names the columns that a file lacks, and one that it has twice', async () => {
  const plan = await newPlan()
  const send = (...lines: string[]) =>
    sentCsv(
      plan,
      lines.map((line) => [line]),
    )
  expect(await send('项目名称,文物点或单位,总预算（万元）,资金', '甲,乙,1,1')).toMatchObject({
    error: 'import-columns',
    params: { columns: '申请国家资金（万元）' },
  })
  expect(await send('项目名称,项目名称*,文物点或单位,总预算,申请国家资金', '甲,乙,丙,1,1')).toMatchObject({
    error: 'import-column-twice',
    params: { name: '项目名称*' },
  })
  // what the rows stand under is no row of the plan, and no other file
  expect(await send('★项目名称,文物点或单位（必填）,总预算,申请国家资金', '一、本体保护', '石狮加固,石狮,1,1')).toMatchObject({
    data: { added: 1, refused: 1 },
  })
})
