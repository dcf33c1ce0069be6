import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { importColumns, markKnownNames, readHeader, readImportRow, type ImportCell } from './import-row.ts'
import { isUsername, usernameKey } from './username.ts'

const cells = (...texts: string[]): ImportCell[] => texts.map((text) => ({ text, isFormula: false }))
const { header } = readHeader(['用户名*', ' 姓 名 ', '用户类别', '所属机构', '手机号码', '电子邮箱'])

describe('the header', () => {
  it('is known by its titles in either language, in any order, with a star or white space', () => {
    expect(header).toEqual({ username: 0, name: 1, kind: 2, organization: 3, mobile: 4, email: 5 })
    expect(readHeader(['E-MAIL', 'kind', 'user name', 'Name', 'ignored'])).toEqual({
      header: { email: 0, kind: 1, username: 2, name: 3 },
      missing: [],
    })
  })

  it('says which columns are missing', () => {
    expect(readHeader(['用户名', '手机号码']).missing).toEqual(['name', 'kind'])
  })
})

describe('a row', () => {
  it('becomes an account', () => {
    const row = readImportRow(2, header, cells(' ｚｈａｎｇ01 ', ' 张一 ', '法人', ' 某单位 ', '１３８１２３４８０００', 'z@x.cn'))
    expect(row).toMatchObject({ line: 2, outcome: 'good', problems: [], organization: '某单位' })
    expect(row.account).toEqual({
      username: 'zhang01',
      name: '张一',
      familyName: '',
      kind: 'legal-entity',
      mobile: '13812348000',
      email: 'z@x.cn',
      expertField: '',
    })
  })

  it('says each fault with its column', () => {
    const row = readImportRow(3, header, [...cells('=x', '', '老师', ''), { text: '', isFormula: true }, ...cells('nobody')])
    expect(row.outcome).toBe('bad')
    expect(row.problems).toEqual([
      { column: 'mobile', code: 'formula' },
      { column: 'username', code: 'format' },
      { column: 'name', code: 'required' },
      { column: 'email', code: 'format' },
      { column: 'kind', code: 'unknown' },
    ])
  })

  it('takes nothing that a formula made', () => {
    const row = readImportRow(4, header, [...cells('zhang01', '张一', '3', ''), { text: '13812348000', isFormula: true }])
    expect(row).toMatchObject({ outcome: 'bad', problems: [{ column: 'mobile', code: 'formula' }], account: { mobile: '' } })
  })

  it('one fault a column at most; good exactly when there is none; never an account that the form would refuse', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      fc.constantFrom(
        '',
        '法人',
        '个人',
        '审批监管人员',
        '3',
        '13812348000',
        'a@b.cn',
        '张一',
        '用户01',
        '=1+1',
        '+8613812348000',
        '@x',
        '-1',
      ),
    )
    const cell = fc.record({ text, isFormula: fc.boolean() })
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 12 }), (row) => {
        const read = readImportRow(
          7,
          readHeader(
            importColumns.map(
              (column) =>
                ({
                  username: '用户名',
                  name: '姓名',
                  familyName: '姓',
                  kind: '用户类别',
                  organization: '所属机构',
                  mobile: '手机号码',
                  email: '电子邮箱',
                  expertField: '专业领域',
                })[column],
            ),
          ).header,
          row,
        )
        const columns = read.problems.map((problem) => problem.column)
        expect(new Set(columns).size).toBe(columns.length)
        expect(read.outcome).toBe(columns.length === 0 ? 'good' : 'bad')
        if (read.outcome === 'bad') return
        expect(isUsername(read.account.username)).toBe(true)
        expect(read.account.username).toMatch(/^[^=+\-@]/)
        expect(read.account.name.trim()).not.toBe('')
        expect(read.account.mobile).toMatch(/^(1[3-9]\d{9})?$/)
        expect(row.slice(0, importColumns.length).every((one) => !one.isFormula)).toBe(true)
      }),
    )
  })
})

describe('names', () => {
  it('that stand twice or are taken are marked, whatever their case and width', () => {
    const rows = ['Li01', 'wang', 'ＬＩ01', 'WANG', 'li01'].map((name, i) => readImportRow(i + 2, header, cells(name, '某', '3')))
    markKnownNames(rows, new Set(['wang']))
    expect(rows.map((row) => row.problems)).toEqual([
      [],
      [{ column: 'username', code: 'taken' }],
      [{ column: 'username', code: 'repeated', params: { line: 2 } }],
      [{ column: 'username', code: 'taken' }],
      [{ column: 'username', code: 'repeated', params: { line: 2 } }],
    ])
  })

  it('of the good rows are all different', () => {
    const name = fc.constantFrom('a1', 'A1', 'ａ１', 'b2', 'B2', '', '张三', 'c3 ')
    fc.assert(
      fc.property(fc.array(name, { maxLength: 20 }), fc.subarray(['a1', 'b2']), (names, taken) => {
        const rows = names.map((one, i) => readImportRow(i + 2, header, cells(one, '某', '3')))
        markKnownNames(rows, new Set(taken))
        const keys = rows.filter((row) => row.outcome === 'good').map((row) => usernameKey(row.account.username))
        expect(new Set(keys).size).toBe(keys.length)
        for (const key of keys) expect(taken).not.toContain(key)
        // of each free name the first row is good
        for (const [i, one] of names.entries()) {
          const key = usernameKey(one)
          if (key !== '' && !taken.includes(key) && names.slice(0, i).every((earlier) => usernameKey(earlier) !== key))
            expect(rows[i]!.outcome).toBe('good')
        }
      }),
    )
  })
})
