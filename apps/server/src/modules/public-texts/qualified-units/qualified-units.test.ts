import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as directories } from '@wenwu/core/directories/contract'
import { contract as imports } from '@wenwu/core/imports/contract'
import type { ImportRun } from '@wenwu/core/imports/model'
import { contract } from '@wenwu/core/qualified-units/contract'
import type { QualifiedUnitQuery } from '@wenwu/core/qualified-units/list'
import { samples } from '../../../platform/files/sample-files.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { runImport } from '../imports/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const columns = '单位名称,省份,资质类别,资质等级,证书编号,业务范围,发证日期,有效期至\n'
const good = '试验古建公司,陕西省,施工,一级,试施61 0001,古建筑维修保护,2020-11-23,2026-11-23\n'

async function importCsv(content: string): Promise<ImportRun> {
  const officer = api.as('national-officer')
  const reply = await officer.sendWire(imports.qualifiedUnits, {}, { file: { name: '名录.csv', content } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { data } = reply.body as { data: ImportRun }
  await runImport(api.services, data.id, api.clock.now)
  return officer.call(imports.get, { id: data.id })
}
const ask = (filter: QualifiedUnitQuery['filter'] = {}, more: Partial<QualifiedUnitQuery> = {}) =>
  api.anonymous.call(contract.query, { filter, sort: 'valid-asc', page: { number: 1, size: 50 }, ...more })

it('importExcelLicenseEnterprise loads a list by the numbers of certificates and gives back the rows that are wrong', async () => {
  const run = await importCsv(
    `${columns}${good}试验设计院,陕西省,勘察设计,一级,试设610002,,,2027-01-01\n试验监理,无此省,监理,甲级,,,,明年\n试验古建公司,陕西省,施工,一级,试施610001,,,2026-11-23\n`,
  )
  expect(run).toMatchObject({ target: 'qualified-units', total: 4, added: 1, bad: 3 })
  expect(run.badRows.map((row) => [row.line, ...row.problems.map(({ column, code }) => `${column} ${code}`.trim())])).toEqual([
    [3, '资质等级 grade'],
    [4, '省份 option', '证书编号 required', '有效期至 date'],
    [5, 'repeated'],
  ])
  expect(await importCsv(columns + good)).toMatchObject({ same: 1, added: 0 })
  expect(await importCsv(columns + good.replace('2026-11-23\n', '2029-11-23\n'))).toMatchObject({ changed: 1 })
  expect((await ask({ keyword: '试验古建' })).rows).toMatchObject([
    { kind: 'works', grade: '1', provinceCode: '61', validUntil: '2029-11-23', file: null },
  ])
  await importCsv(columns + good)
})

describe('the directory', () => {
  it('is open to everybody, filtered by words, province, kind, grade and what has run out', async () => {
    const all = await ask()
    expect(all.rows.map((row) => row.validUntil)).toEqual(all.rows.map((row) => row.validUntil).toSorted())
    // the last day counts: today's certificate runs out soon and is still good
    const validUntil = async (validity: 'valid' | 'expiring' | 'expired') => (await ask({ validity })).rows.map((row) => row.validUntil)
    expect((await validUntil('expired')).every((day) => day < '2026-11-23')).toBe(true)
    expect((await validUntil('expiring')).every((day) => day >= '2026-11-23' && day <= '2027-02-21')).toBe(true)
    expect(await validUntil('expiring')).toContain('2026-11-23')
    expect((await validUntil('expired')).length + (await validUntil('valid')).length).toBe(all.total)
    expect((await ask({ kind: 'supervision', grade: 'A' })).rows.map((row) => row.name)).toEqual(['关中工程监理咨询有限公司'])
    expect((await ask({ provinceCode: '62', keyword: '石窟' })).total).toBe(2)
    const names = (await ask({}, { sort: 'name-asc' })).rows.map((row) => row.name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('zh').compare))
  })

  it('finds units by the name of their province, in any language', async () => {
    const inShaanxi = (await ask({ provinceCode: '61' })).total
    expect(inShaanxi).toBeGreaterThan(0)
    const total = async (keyword: string) => (await ask({ keyword })).total
    expect([await total('陕西省'), await total('陕西'), await total('shaanxi')]).toEqual([inShaanxi, inShaanxi, inShaanxi])
    expect((await ask({ keyword: '甘肃 石窟' })).total).toBe(2)
    expect(await total('陕西 石窟')).toBe((await ask({ provinceCode: '61', keyword: '石窟' })).total)
  })

  it('takes one statement where the page is not full, two where it is', async () => {
    const counted = async (size: number) => (await api.countQueries(() => ask({}, { page: { number: 1, size } }))).queries
    expect([await counted(100), await counted(5)]).toEqual([1, 2])
  })

  it('is exported', async () => {
    const { content } = await api.anonymous.download(contract.export, { filter: { kind: 'supervision' }, sort: 'valid-asc', columns: [] })
    const rows = await readSheet(content)
    expect(rows[0]).toEqual(['单位名称', '省份', '资质类别', '资质等级', '证书编号', '业务范围', '有效期至', '发证机关', '发证日期'])
    expect(rows.slice(1).map((row) => row[2])).toEqual(['监理', '监理'])
  })
})

describe('Basic/uploadFileStore', () => {
  it('keeps the certificate of a unit and the picture of a heritage unit; a replaced one stays on record', async () => {
    const officer = api.as('national-officer')
    const unit = (await ask({ keyword: '试验古建' })).rows[0]!
    const upload = (directory: 'qualified-units' | 'heritage-units', entry: string, name: string, content: Buffer) =>
      officer.send(directories.upload, { directory, entry }, { file: { name, content } })
    expect((await upload('qualified-units', unit.id, '证书.pdf', samples.pdf)).status).toBe(200)
    expect((await upload('qualified-units', unit.id, '证书新.jpg', samples.jpg)).status).toBe(200)
    expect((await ask({ keyword: '试验古建' })).rows[0]!.file?.name).toBe('证书新.jpg')
    const link = await api.as('company').call(directories.link, { directory: 'qualified-units', entry: unit.id })
    expect((await api.request('GET', link)).headers.get('content-type')).toBe('image/jpeg')
    expect((await upload('heritage-units', '1-0085-3-038', '晋祠.png', samples.png)).status).toBe(200)
    expect((await upload('heritage-units', '1-0085-3-038', '晋祠.pdf', samples.pdf)).status).toBe(415)
    expect((await upload('heritage-units', '9-9999', '无.png', samples.png)).status).toBe(404)
    expect(
      (await officer.sendWire(directories.upload, { fileType: 'users', bid: '1' }, { file: { name: 'x.png', content: samples.png } }))
        .status,
    ).toBe(400)
    const { rows } = await api.pool.query(
      'select replaced_at is null as current from directory_files where entry_key = $1 order by uploaded_at',
      [unit.id],
    )
    expect(rows).toEqual([{ current: false }, { current: true }])
  })
})
