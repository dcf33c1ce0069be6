import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { text } from '../i18n/text.ts'
import { checkForm } from './parse.ts'
import { problemText } from './problem-text.ts'
import { columnHead } from './to-text.ts'
import { totalsOf } from './totals.ts'
import { validate } from './validate.ts'
import type { Settings } from './types/table/model.ts'
import type { FormDefinition } from './model.ts'

const table: Settings = {
  key: 'estimate',
  type: 'table',
  label: text('经费估算', 'Estimate'),
  columns: [
    { key: 'name', type: 'text', label: text('科目', 'Item') },
    { key: 'amount', type: 'money', label: text('金额', 'Amount') },
    { key: 'area', type: 'number', label: text('面积', 'Area'), unit: text('平方米', 'm²') },
  ],
  totals: [{ column: 'amount', equals: 'funding.whole' }, { column: 'area' }],
}
const definition: FormDefinition = {
  sections: [
    {
      key: 'funding',
      title: text('经费', 'Funding'),
      fields: [{ key: 'whole', type: 'money', label: text('经费估算总额', 'Estimated total') }, table],
    },
  ],
}
const rows = (...amounts: unknown[]) => amounts.map((amount, i) => ({ id: `r${i}`, amount }))
const context = { locale: 'zh_CN', today: '2026-11-23' } as const
const problemsOf = (whole: unknown, ...amounts: unknown[]) =>
  validate(definition, { funding: { whole, estimate: rows(...amounts) } }, context)

describe('sums below a table', () => {
  it('are exact, and leave out what is no number', () => {
    expect(totalsOf(table, rows(0.1, 0.2, null, '三', 1e300)).map(({ sum }) => sum)).toEqual([0.3])
    expect(totalsOf(table, rows(120.5, 'abc', 30, null, '')).map(({ sum, uncounted }) => [sum, uncounted])).toEqual([[150.5, 1]])
    expect(
      totalsOf(table, [
        { id: 'a', area: 12.25 },
        { id: 'b', area: 0.75 },
      ]).map(({ column, sum }) => [column.key, sum]),
    ).toEqual([['area', 13]])
    expect(totalsOf(table, 'no table')).toEqual([])
  })

  it('equal the sum in fen for any amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), { minLength: 1, maxLength: 200 }), (fen) => {
        const [total] = totalsOf(table, rows(...fen.map((each) => each / 1_000_000)))
        expect(total!.sum).toBe(fen.reduce((sum, each) => sum + each, 0) / 1_000_000)
      }),
    )
  })

  it('that differ from what is stated are a problem of the number, in words with the difference', () => {
    const [problem, ...more] = problemsOf(400, 1000, 343.9)
    expect(more).toEqual([])
    expect(problem).toMatchObject({ path: 'funding.whole', code: 'stated-differs' })
    expect(problemText(problem!, definition, 'zh_CN')).toBe('经费估算总额（400.00）与“经费估算”的合计 1,343.90 不一致，相差 943.90')
    expect(problemsOf(1343.9, 1000, 343.9)).toEqual([])
  })

  it('are not compared while either side has no number or another problem', () => {
    expect(problemsOf(null, 5)).toEqual([])
    expect(problemsOf('四百', 5).map(({ code }) => code)).toEqual(['number'])
    expect(problemsOf(4, 'fünf', 5).map(({ code }) => code)).toEqual(['number'])
    expect(problemsOf(4)).toEqual([])
  })

  it('stand at the table where the stated field is locked, and nowhere where both are', () => {
    const data = { funding: { whole: 4, estimate: rows(5) } }
    const lockedTable = { 'funding.estimate': { editable: false } }
    const lockedNumber = { 'funding.whole': { editable: false } }
    const [problem] = validate(definition, data, { ...context, rules: [lockedNumber] })
    expect(problem).toMatchObject({ path: 'funding.estimate', code: 'sum-differs' })
    expect(problemText(problem!, definition, 'zh_CN')).toBe('经费估算的合计 5.00 与“经费估算总额”4.00 不一致，相差 1.00')
    expect(validate(definition, data, { ...context, rules: [lockedTable] })).toMatchObject([{ path: 'funding.whole' }])
    expect(validate(definition, data, { ...context, rules: [lockedTable, lockedNumber] })).toEqual([])
  })
})

describe('counts and sums of some rows', () => {
  const relics: FormDefinition = {
    sections: [
      {
        key: 'relics',
        title: text('文物', 'Relics'),
        fields: [
          { key: 'all', type: 'number', label: text('合计', 'All') },
          { key: 'gradeOne', type: 'number', label: text('一级', 'Grade one') },
          { key: 'pieces', type: 'number', label: text('一级件数', 'Pieces of grade one') },
          {
            key: 'list',
            type: 'table',
            label: text('文物清单', 'List'),
            columns: [
              { key: 'grade', type: 'select', label: text('级别', 'Grade'), codeList: 'relic-grade' },
              { key: 'amount', type: 'number', label: text('数量', 'Number') },
            ],
            totals: [
              { equals: 'relics.all' },
              { where: { op: 'eq', field: 'grade', value: '1' }, equals: 'relics.gradeOne' },
              { column: 'amount', where: { op: 'eq', field: 'grade', value: '1' }, equals: 'relics.pieces' },
            ],
          },
        ],
      },
    ],
  }
  const list = [
    { id: 'a', grade: '1', amount: 3 },
    { id: 'b', grade: '2', amount: 5 },
    { id: 'c', grade: '1', amount: 4 },
  ]
  const problemsWith = (stated: object, rows: object[] = list) => validate(relics, { relics: { ...stated, list: rows } }, context)

  it('agree with what the form states', () => {
    expect(problemsWith({ all: 3, gradeOne: 2, pieces: 7 })).toEqual([])
    expect(problemsWith({})).toEqual([])
    expect(problemsWith({ all: 3 }, [])).toEqual([])
  })

  it('that differ are told with the field that states them', () => {
    const problems = problemsWith({ all: 4, gradeOne: 2, pieces: 6 })
    expect(problems.map(({ path }) => path)).toEqual(['relics.all', 'relics.pieces'])
    expect(problems.map((problem) => problemText(problem, relics, 'zh_CN'))).toEqual([
      '“合计”填写 4，与文物清单中相应各行的合计 3 不一致，相差 1',
      '“一级件数”填写 6，与文物清单中相应各行的合计 7 不一致，相差 1',
    ])
    // none of that grade is a difference, too
    expect(problemsWith({ gradeOne: 1 }, [list[1]!])).toMatchObject([{ code: 'stated-part-differs', params: { sum: '0' } }])
    const rules = [{ 'relics.gradeOne': { editable: false } }]
    const [locked] = validate(relics, { relics: { gradeOne: 1, list: [list[1]!] } }, { ...context, rules })
    expect(problemText(locked!, relics, 'zh_CN')).toBe('“一级”填写 1，与文物清单中相应各行的合计 0 不一致，相差 1')
  })

  it.each([
    [{}, 'say what they are compared with'],
    [{ column: 'amount', where: { op: 'eq', field: 'grade', value: '1' } }, 'say what they are compared with'],
    [{ equals: 'relics.list' }, 'no field of the type number'],
    [{ where: { op: 'eq', field: 'level', value: '1' }, equals: 'relics.all' }, 'no field «level»'],
  ])('a definition with %j is refused', (total, words) => {
    const fields = relics.sections[0]!.fields.map((field) => (field.key === 'list' ? { ...field, totals: [total] } : field))
    expect(checkForm({ sections: [{ ...relics.sections[0]!, fields }] }).map(({ params }) => params?.['message'])).toEqual([
      expect.stringContaining(words),
    ])
  })
})

it('heads say the unit, each in its language', () => {
  expect(table.columns.map((column) => columnHead(column, 'zh_CN'))).toEqual(['科目', '金额（万元）', '面积（平方米）'])
  expect(columnHead(table.columns[2]!, 'en_US')).toBe('Area (m²)')
})

it('a problem in its own cell is called by the column alone', () => {
  const problem = { path: 'funding.estimate[2].name', code: 'required' }
  expect(problemText(problem, definition, 'zh_CN')).toBe('经费估算第3行“科目”必填')
  expect(problemText(problem, definition, 'zh_CN', 'cell')).toBe('科目必填')
})

it.each([
  [{ column: 'name' }, 'is no column of numbers'],
  [{ column: 'none' }, 'is no column of numbers'],
  [{ column: 'area', equals: 'funding.whole' }, 'no field of the type number'],
  [{ column: 'amount', equals: 'funding.none' }, 'no field of the type money'],
])('a definition with the sum %j is refused', (total, words) => {
  const broken = { sections: [{ ...definition.sections[0]!, fields: [definition.sections[0]!.fields[0]!, { ...table, totals: [total] }] }] }
  expect(checkForm(broken).map(({ params }) => params?.['message'])).toEqual([expect.stringContaining(words)])
})
