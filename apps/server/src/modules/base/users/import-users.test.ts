import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buffer } from 'node:stream/consumers'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as users } from '@wenwu/core/users/contract'
import { importTitles, type ImportRow } from '@wenwu/core/users/import-row'
import { writeXlsx } from '../../../platform/xlsx/write-xlsx.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { lastAudit } from './user-fixtures.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const titles = Object.values(importTitles).map(([zh]) => zh)
const system = () => api.as('admin-system')

async function workbook(rows: string[][], header = titles): Promise<Buffer> {
  async function* all() {
    yield* rows
  }
  return buffer(
    writeXlsx(
      header.map((title) => ({ title, kind: 'text' })),
      all(),
      '导入',
    ),
  )
}

const send = (endpoint: typeof users.import | typeof users.previewImport, content: Buffer | string, name = '用户.xlsx', key?: string) =>
  system().sendWire(endpoint, {}, { file: { name, content }, ...(key !== undefined && { idempotencyKey: key }) })
const rowsOf = (reply: { body: unknown }) => (reply.body as { data: { rows: ImportRow[] } }).data.rows
const count = async () => Number((await api.pool.query<{ n: string }>('select count(*) as n from users')).rows[0]!.n)

const mixed = [
  ['zhao.yi', '赵一', '赵', '审批监管人员', '陕西省文物局', '13800000001', 'zhao@example.cn', ''],
  ['', '无名', '', '法人', '', '', '', ''],
  ['province-sx', '已有', '', '3', '', '', '', ''],
  ['ZHAO.YI', '重名', '', '3', '', '', '', ''],
  ['qian.er', '钱二', '', '个人', '没有这个局', '123', 'nobody', ''],
  ['sun.san', '孙三', '', '3', '', '', '', '考古'],
  ["=cmd|'/C calc'!A0", '+1', '-1', '@SUM(A1)', '', '', '', ''],
]

describe('a preview', () => {
  it('says of each row what would become of it, and makes nothing', async () => {
    const before = await count()
    const rows = rowsOf(await send(users.previewImport, await workbook(mixed)))
    expect(rows.map((row) => [row.line, row.outcome, ...row.problems.map((problem) => `${problem.column} ${problem.code}`)])).toEqual([
      [2, 'good'],
      [3, 'bad', 'username required'],
      [4, 'bad', 'username taken'],
      [5, 'bad', 'username repeated'],
      [6, 'bad', 'mobile format', 'email format', 'organization unknown'],
      [7, 'good'],
      [8, 'bad', 'username format', 'kind unknown'],
    ])
    expect(await count()).toBe(before)
  })

  it('reads CSV as UTF-8 with a mark, as GB 18030, and with quotations', async () => {
    const text = '用户名,姓名,用户类别,所属机构\r\nli.si,"李, 四",3,\r\n"x""y",王五,3,\r\n,,,\r\n'
    const gb = Buffer.from([
      0xd3, 0xc3, 0xbb, 0xa7, 0xc3, 0xfb, 0x2c, 0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xd3, 0xc3, 0xbb, 0xa7, 0xc0, 0xe0, 0xb1, 0xf0, 0x0a, 0x61,
      0x31, 0x2c, 0xc0, 0xee, 0x2c, 0x33,
    ])
    for (const content of [text, `\ufeff${text}`])
      expect(rowsOf(await send(users.previewImport, content, '用户.csv')).map((row) => [row.username, row.name, row.outcome])).toEqual([
        ['li.si', '李, 四', 'good'],
        ['x"y', '王五', 'bad'],
      ])
    expect(rowsOf(await send(users.previewImport, gb, '用户.csv'))).toEqual([
      { line: 2, username: 'a1', name: '李', outcome: 'good', problems: [] },
    ])
    expect(rowsOf(await send(users.previewImport, '用户名,姓名,用户类别\n=1+1,李,3\n', '用户.csv'))[0]!.problems).toEqual([
      { column: 'username', code: 'formula' },
    ])
  })

  it('names the organisation by its code where its name stands twice', async () => {
    await api.pool.query(
      "insert into organizations (id, kind, name, code) values (gen_random_uuid(), 'unit', '同名所', 'TM01'), (gen_random_uuid(), 'unit', '同名所', 'TM02')",
    )
    const rows = rowsOf(
      await send(
        users.previewImport,
        await workbook([
          ['tm01', '甲', '', '3', '同名所', '', '', ''],
          ['tm02', '乙', '', '3', 'TM02', '', '', ''],
        ]),
      ),
    )
    expect(rows.map((row) => row.problems.map((problem) => problem.code))).toEqual([['ambiguous'], []])
  })

  it('refuses what it cannot read, and says why', async () => {
    const errorOf = async (content: Buffer | string, name?: string) => {
      const { status, body } = await send(users.previewImport, content, name)
      const { error, params } = body as { error: string; params: Record<string, unknown> }
      return [status, error, ...Object.values(params)]
    }
    expect(await errorOf('%PDF-1.7\n', '用户.xlsx')).toEqual([415, 'file-content-differs', '用户.xlsx', 'xlsx'])
    expect(await errorOf('%PDF-1.7\n', '用户.csv')).toEqual([415, 'file-content-differs', '用户.csv', 'csv'])
    expect(await errorOf(Buffer.from([0x61, 0, 0x62]), '用户.csv')).toEqual([422, 'import-unreadable'])
    expect(await errorOf('用户名,"姓名\n', '用户.csv')).toEqual([422, 'import-unreadable'])
    expect(await errorOf('\n\n', '用户.csv')).toEqual([422, 'import-no-rows'])
    expect(await errorOf(await workbook([['1']], ['用户名', '手机号码']))).toEqual([422, 'import-columns', '姓名 / Name、用户类别 / Kind'])
    expect(await errorOf(await workbook(Array.from({ length: 2001 }, (_, i) => [`u${i}`, '某', '', '3', '', '', '', ''])))).toEqual([
      422,
      'import-too-many',
      2000,
    ])
    expect(
      (await send(users.previewImport, await workbook(Array.from({ length: 2000 }, (_, i) => [`u${i}`, '某', '', '3', '', '', '', '']))))
        .status,
    ).toBe(200)
    expect((await send(users.previewImport, Buffer.alloc(21 * 1024 * 1024, 0x61), '用户.csv')).status).toBe(413)
  })
})

describe('an import', () => {
  it('makes waiting accounts of the good rows only, once, and answers the same again', async () => {
    const before = await count()
    const content = await workbook(mixed)
    const reply = await send(users.import, content, '用户.xlsx', 'import-one-key')
    expect(rowsOf(reply).map((row) => row.outcome)).toEqual(['good', 'bad', 'bad', 'bad', 'bad', 'good', 'bad'])
    expect(await count()).toBe(before + 2)
    expect((await send(users.import, content, '用户.xlsx', 'import-one-key')).body).toEqual(reply.body)
    expect((await send(users.import, await workbook([]), '用户.xlsx', 'import-one-key')).body).toMatchObject({
      error: 'idempotency-mismatch',
    })
    expect(rowsOf(await send(users.import, content)).every((row) => row.outcome === 'bad')).toBe(true)
    expect(await count()).toBe(before + 2)

    const { rows } = await system().call(users.list, {
      filter: { keyword: 'zhao.yi' },
      sort: 'created-desc',
      page: { number: 1, size: 10 },
    })
    expect(rows).toMatchObject([
      { username: 'zhao.yi', status: 'pending', organizationName: '陕西省文物局', mobile: '138****0001', roles: [] },
    ])
    expect((await lastAudit(api, 'users.import'))?.details).toMatchObject({ file: '用户.xlsx', rows: 7, created: 0 })
    expect(JSON.stringify((await api.pool.query('select rows from account_imports')).rows)).not.toContain('13800000001')
  })

  it('of the same names at once makes each once', async () => {
    const before = await count()
    const content = await workbook(Array.from({ length: 20 }, (_, i) => [`parallel${i}`, '某', '', '3', '', '', '', '']))
    const replies = await Promise.all(Array.from({ length: 4 }, () => send(users.import, content)))
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200])
    expect(replies.flatMap(rowsOf).filter((row) => row.outcome === 'good')).toHaveLength(20)
    expect(await count()).toBe(before + 20)
  })

  it('has a result to download, for whoever made it, in their language, with formulas as texts', async () => {
    const reply = await send(users.import, await workbook([...mixed, ['li.bai', '李白', '', '3', '', '', '', '']]))
    const { id } = (reply.body as { data: { id: string } }).data
    const sheet = (await system().sendWire(users.importResult, { id, language: 'en_US' })).body as Buffer
    const rows = await readSheet(sheet)
    expect(rows[0]).toEqual(['Line', 'User name', 'Name', 'Result', 'Problems'])
    expect(rows[2]).toEqual(['3', '', '无名', 'Not created', 'User name：required'])
    expect(rows[7]?.slice(0, 4)).toEqual(['8', "=cmd|'/C calc'!A0", '+1', 'Not created'])
    expect(rows[8]).toEqual(['9', 'li.bai', '李白', 'Created', ''])
    await api.pool.query(
      "insert into users (id, username, username_key, kind, name, password_hash) select gen_random_uuid(), 'other-system', 'other-system', 'official', 'x', password_hash from users where username = 'admin-system'",
    )
    await api.pool.query(
      "insert into user_roles select u.id, r.id from users u, roles r where u.username = 'other-system' and r.code = 'system-administrator'",
    )
    expect((await api.as('other-system').sendWire(users.importResult, { id })).status).toBe(404)
    expect((await api.as('other-system').sendWire(users.importPasswords, { id })).status).toBe(404)
  })

  it('gives first passwords as a file, stored before they are written out, until the accounts are approved', async () => {
    const reply = await send(
      users.import,
      await workbook([
        ['pw01', '甲', '', '3', '陕西省文物局', '', '', ''],
        ['pw02', '乙', '', '3', '', '', '', ''],
      ]),
    )
    const { id } = (reply.body as { data: { id: string } }).data
    const passwords = async () => (await readSheet((await system().sendWire(users.importPasswords, { id })).body as Buffer)).slice(1)
    const [first, second] = await passwords()
    expect(first).toEqual(['pw01', '甲', '陕西省文物局', expect.stringMatching(/^[A-Za-z].{15}$/)])
    const login = (password: string) =>
      api.anonymous.send(auth.login, { username: 'pw01', passwordDigest: digestOf(password), kind: 'official', isRemembered: false })
    expect((await login(first![3]!)).body).toMatchObject({ error: 'account-pending' })
    const account = (await system().call(users.list, { filter: { keyword: 'pw01' }, sort: 'created-desc', page: { number: 1, size: 10 } }))
      .rows[0]!
    await api.as('admin-security').call(users.approve, { id: account.id, version: account.version })
    expect((await passwords()).map((row) => row[0])).toEqual(['pw02'])
    expect((await passwords())[0]![3]).not.toBe(second![3])
    expect((await login(first![3]!)).status).toBe(200)
    expect(await lastAudit(api, 'users.issuePassword')).toMatchObject({ outcome: 'done', details: { username: 'pw02' } })
  })
})

describe('the template', () => {
  it('can be filled in and read back', async () => {
    for (const language of ['zh_CN', 'en_US'] as const) {
      const sheet = (await system().sendWire(users.importTemplate, { language })).body as Buffer
      const [header] = await readSheet(sheet)
      expect(header).toHaveLength(8)
      expect(
        rowsOf(await send(users.previewImport, await workbook([['tpl', '某', '', 'Individual', '', '', '', '']], header))).map(
          (row) => row.outcome,
        ),
      ).toEqual(['good'])
    }
  })
})
