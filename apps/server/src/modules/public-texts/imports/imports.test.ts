import fs from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/imports/contract'
import type { ImportRun, ImportTarget } from '@wenwu/core/imports/model'
import { contract as items } from '@wenwu/core/items/contract'
import { contract as laws } from '@wenwu/core/laws/contract'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { writeXlsx } from '../../../platform/xlsx/write-xlsx.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { sharedFile } from '../../../testing/shared-data.ts'
import { startTestApp, testSecret, type TestApp } from '../../../testing/test-app.ts'
import { regionDirectory } from '../../case-work/items/index.ts'
import { importCommand, runImport } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const lead = () => api.as('editor-lead')

async function check(target: ImportTarget, name: string, content: Buffer | string): Promise<ImportRun> {
  const reply = await lead().sendWire(contract.check, { target }, { file: { name, content } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return (reply.body as { data: ImportRun }).data
}

/** The whole way: check, start, the job, and what the run says then. */
async function load(target: ImportTarget, name: string, content: Buffer | string): Promise<ImportRun> {
  const { id } = await check(target, name, content)
  await lead().call(contract.start, { id })
  await runImport(api.services, id, api.clock.now)
  return lead().call(contract.get, { id })
}

const reasons = (run: ImportRun) =>
  run.badRows.map((row) => [row.line, ...row.problems.map(({ column, code, problem }) => `${column} ${problem?.code ?? code}`.trim())])

describe('a file', () => {
  const lines = [
    JSON.stringify({
      article_title: '试验文物保护条例',
      legal_type: '地方性法规',
      publish_time: '2020-01-02',
      body: '第一条 试验一。\n第二条 试验二。',
    }),
    '{"article_title": ',
    JSON.stringify({ article_title: '', legal_type: '地方性法规' }),
    JSON.stringify({ article_title: '没有这种类型', legal_type: '通告', publish_time: '2020-13-02' }),
    JSON.stringify({ article_title: '试验文物保护条例', legal_type: '地方性法规', publish_time: '2020/1/2', body: '又一次' }),
  ].join('\n')

  it('is checked row by row; good rows are loaded, bad ones are given back with their reasons', async () => {
    const checked = await check('laws', '法规.jsonl', lines)
    expect(checked).toMatchObject({ target: 'laws', status: 'checked', total: 5, bad: 4, done: 0 })
    expect(reasons(checked)).toEqual([
      [2, 'json'],
      [3, 'article_title required'],
      [4, 'publish_time date'],
      [5, 'repeated'],
    ])
    const before = await lead().call(laws.query, {
      filter: { keyword: '试验文物保护条例' },
      sort: 'published-desc',
      page: { number: 1, size: 10 },
    })
    expect(before.total).toBe(0)

    expect((await lead().call(contract.start, { id: checked.id })).status).toBe('running')
    expect((await lead().call(contract.start, { id: checked.id })).status).toBe('running')
    await runImport(api.services, checked.id, api.clock.now)
    await runImport(api.services, checked.id, api.clock.now)
    expect(await lead().call(contract.get, { id: checked.id })).toMatchObject({
      status: 'done',
      done: 1,
      added: 1,
      changed: 0,
      same: 0,
      bad: 4,
    })
    const after = await lead().call(laws.query, {
      filter: { keyword: '试验文物保护条例' },
      sort: 'published-desc',
      page: { number: 1, size: 10 },
    })
    expect(after.rows.map((row) => row.publishedOn)).toEqual(['2020-01-02'])

    const { content, headers } = await lead().download(contract.problems, { id: checked.id, language: 'zh_CN' })
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('法规-有问题的行-2026-11-23.xlsx')
    const rows = await readSheet(content)
    expect(rows[0]).toEqual(['行号', '原因', 'article_title', 'legal_type', 'publish_time', 'body'])
    expect(rows.map((row) => row.slice(0, 3))).toContainEqual(['4', 'publish_time：不是有效的日期', '没有这种类型'])
    expect(rows.map((row) => row[1])).toContain('与第 1 行重复')
    const audit = await api.pool.query<{ details: unknown }>(
      "select details from audit_rows where action = 'imports.finished' order by id desc limit 1",
    )
    expect(audit.rows[0]!.details).toMatchObject({ kind: 'laws', file: '法规.jsonl', rows: 5, bad: 4, created: 1 })
  })

  it('loaded again changes nothing, and makes no doubles', async () => {
    expect(await load('laws', '法规.jsonl', lines)).toMatchObject({ status: 'done', added: 0, changed: 0, same: 1 })
    expect(await load('laws', '法规.jsonl', lines.replace('试验一', '试验新'))).toMatchObject({ added: 0, changed: 1, same: 0 })
    const { rows } = await api.pool.query("select 1 from content_entries where title = '试验文物保护条例'")
    expect(rows).toHaveLength(1)
  })

  it('may be a workbook with columns as people name them, or a table of texts', async () => {
    async function* cells() {
      yield ['GB/T 77701-2020', '工作簿标准', '推荐性', '现行', '2020年3月1日']
      yield ['GB/T 77702-2020', '', '不明', '现行', '']
    }
    const book = await buffer(
      writeXlsx(
        ['标准号*', ' 标准名称', '标准性质', '标准状态', '发布日期'].map((title) => ({ title, kind: 'text' as const })),
        cells(),
        '标准',
      ),
    )
    const run = await load('standards', '标准.xlsx', book)
    expect(run).toMatchObject({ total: 2, added: 1, bad: 1 })
    expect(reasons(run)).toEqual([[3, '标准名称 required', '标准性质 option']])
    const long = '第一条 ' + '长'.repeat(5000)
    expect(
      await load('laws', '长.csv', `标题,类型,发布日期,正文\n长文办法,部门规章,2021-05-06,"${long}"\n=1+1,部门规章,,\n`),
    ).toMatchObject({ added: 1, bad: 1, badRows: [{ problems: [{ column: '标题', code: 'formula' }] }] })
    const [row] = (
      await lead().call(laws.query, { filter: { keyword: '长文办法' }, sort: 'published-desc', page: { number: 1, size: 10 } })
    ).rows
    expect((await lead().call(laws.find, { id: row!.id }))!.law.blocks[0]!.content).toHaveLength(5000)
  })

  it('is refused as a whole where it cannot be read', async () => {
    const errorOf = async (name: string, content: Buffer | string) =>
      ((await lead().sendWire(contract.check, { target: 'laws' }, { file: { name, content } })).body as { error: string }).error
    expect(await errorOf('x.pdf', '%PDF-1.7\n')).toBe('file-type')
    expect(await errorOf('x.csv', 'article_title\n')).toBe('import-no-rows')
    expect(await errorOf('x.json', '{')).toBe('import-unreadable')
    expect(await errorOf('x.jsonl', Buffer.from([0x61, 0, 0x62]))).toBe('import-unreadable')
    expect(await errorOf('x.jsonl', '{}\n'.repeat(20_001))).toBe('import-too-many')
  })
})

describe('directories', () => {
  it('divisions keep their places, hide 市辖区, and show at once', async () => {
    const csv = 'code,name,provinceCode\n149901,新设县,14\n1499,新设市,14\n110100,市辖区,11\n350000,福建省,35\nx,,\n'
    const run = await load('divisions', 'd.csv', csv)
    expect(run).toMatchObject({ total: 5, bad: 1, added: 2, same: 2 })
    const names = async (parent: string) => (await api.anonymous.call(items.regions, { parent })).map((region) => region.name)
    expect(await names('14')).toContain('新设市')
    expect(await names('11')).not.toContain('市辖区')
    // the county came before its city; a second run puts it below
    expect(await load('divisions', 'd.csv', csv)).toMatchObject({ added: 0, changed: 1, same: 3 })
    expect(await names('1499')).toEqual(['新设县'])
  })

  it('divisions that another server has loaded count at the next call here', async () => {
    const named = async () => (await inTransaction(api.pool, regionDirectory)).nameOf('149902')
    expect(await named()).toBeUndefined()
    await api.pool.query("insert into regions (code, parent_code, name) values ('149902', '1499', '另一新设县')")
    await api.pool.query("update settings_versions set version = version + 1 where name = 'regions'")
    expect(await named()).toBeUndefined()
    await lead().call(contract.list, {})
    expect(await named()).toBe('另一新设县')
  })

  it('units and museums are updated by number and by name', async () => {
    const unit = {
      punitCode: '9-0001-1-001',
      name: '试验遗址',
      punitClassName: '古遗址',
      punitAge: '商',
      provinceCode: '14',
      lotNumber: 9,
      lon: 112.5,
      lat: 37.8,
      address: '山西省',
    }
    const lines = (one: object) => [one, { ...one, provinceCode: '00' }, { ...one, lon: 'x' }].map((row) => JSON.stringify(row)).join('\n')
    const first = await load('units', 'u.jsonl', lines(unit))
    expect([first.added, ...reasons(first)]).toEqual([1, [2, 'provinceCode option'], [3, 'lon number']])
    expect(await load('units', 'u.jsonl', JSON.stringify(unit))).toMatchObject({ same: 1, added: 0 })
    expect(await load('units', 'u.jsonl', JSON.stringify({ ...unit, punitAge: '商周' }))).toMatchObject({ changed: 1 })
    const museum = { name: '试验博物馆', provinceName: '山西省', isFree: '是', openTime: '上午\n下午', lon: '112.5', lat: '37.8' }
    expect(await load('museums', 'm.jsonl', JSON.stringify(museum))).toMatchObject({ added: 1 })
    expect(await load('museums', 'm.jsonl', JSON.stringify(museum))).toMatchObject({ same: 1 })
    const { rows } = await api.pool.query('select is_free, opening_hours, longitude from museums')
    expect(rows).toEqual([{ is_free: true, opening_hours: '上午\n下午', longitude: 112.5 }])
  })

  it('a dictionary is one thing of many rows', async () => {
    const run = await load('dictionaries', 'd.csv', 'classCode,code,name\ntest_1.1,1,甲\ntest_1.1,2,乙\ntest_1.1,2,丙\nother,1,\n')
    expect(run).toMatchObject({ total: 4, bad: 2, added: 2, done: 2 })
    const { rows } = await api.pool.query("select class_code, entries from dictionaries where class_code = 'test_1_1'")
    expect(rows).toEqual([
      {
        class_code: 'test_1_1',
        entries: [
          { code: '1', name: '甲' },
          { code: '2', name: '乙' },
        ],
      },
    ])
  })
})

describe('the command', () => {
  const run = async (args: string[], folder: string) => {
    let printed = ''
    const code = await importCommand({
      pool: api.pool,
      secret: testSecret,
      args,
      folder,
      print: (text) => void (printed += text),
      isLive: false,
      isStopped: () => false,
    })
    return { code, printed }
  }

  it('loads what is good, says what was not, and leaves a file of it', async () => {
    const folder = fs.mkdtempSync(path.join(api.services.config.dataDirectory, 'cli-'))
    fs.writeFileSync(path.join(folder, '标准.csv'), 'standardNum,title\nGB/T 66601,命令标准\n,无号\n')
    expect(await run(['standards', '标准.csv', '--check'], folder)).toMatchObject({ code: 2 })
    const { code, printed } = await run(['standards', '标准.csv'], folder)
    expect(code).toBe(2)
    expect(printed).toContain('共 2 行：1 行可以导入，1 行有问题。')
    expect(printed).toContain('新增 1 行，更新 0 行，无变化 0 行。')
    expect(printed).toContain('standardNum：必填')
    expect((await readSheet(fs.readFileSync(path.join(folder, '标准-有问题的行.xlsx')))).map((row) => row[3])).toEqual(['title', '无号'])
    await expect(run(['nothing', '标准.csv'], folder)).rejects.toThrow(/npm run import/)
    await expect(run(['laws', '没有.csv'], folder)).rejects.toThrow(/没有.csv/)
  })

  const sets: [ImportTarget, string, number][] = [
    ['laws', 'laws/laws_heritage.jsonl', 97],
    ['laws', 'laws/conventions.jsonl', 5],
    ['laws', 'laws/rules_metadata.csv', 10],
    ['standards', 'standards/standards.csv', 41],
    ['divisions', 'divisions/provinces.csv', 31],
    ['divisions', 'divisions/cities.csv', 342],
    ['divisions', 'divisions/areas.csv', 2978],
    ['units', 'heritage/national_key_units_500.jsonl', 500],
    ['museums', 'heritage/museums_300.jsonl', 300],
    ['dictionaries', 'dictionaries/dictionaries.csv', 281],
  ]
  it('takes every row of the real sets, twice without doubles', async () => {
    const own = path.join(fs.mkdtempSync(path.join(api.services.config.dataDirectory, 'set-')), 'own.csv')
    fs.writeFileSync(own, 'standardNum,title\nGB/T 66701,自有标准一\nGB/T 66702,自有标准二\n')
    // where the sets do not stand beside the project, a file of our own takes the same way
    const here = sets.flatMap(([target, name, total]) =>
      sharedFile(name) === undefined ? [] : [{ target, file: sharedFile(name)!, total }],
    )
    for (const { target, file, total } of [{ target: 'standards', file: own, total: 2 }, ...here]) {
      const folder = fs.mkdtempSync(path.join(api.services.config.dataDirectory, 'cli-'))
      const first = await run([target, file], folder)
      expect([file, first.code, first.printed]).toEqual([file, 0, expect.stringContaining(`共 ${total} 行：${total} 行可以导入`) as string])
      if (total <= 90) expect((await run([target, file], folder)).printed).toContain('新增 0 行，更新 0 行')
    }
  }, 60_000)
})
