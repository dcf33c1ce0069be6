import { describe, expect, it } from 'vitest'
import { text } from '../../i18n/text.ts'
import { getFieldType } from '../lookup.ts'
import { sampleContext as context } from '../testing/sample-form.ts'
import { proseText } from '../prose.ts'
import { cellText, fieldFromText, fieldText } from '../to-text.ts'
import { heardFields, toldFields } from '../told.ts'
import type { Field } from '../model.ts'

const base = { key: 'f', label: text('某项', 'Something') }
const codesOf = (field: Field, value: unknown): string[] =>
  getFieldType(field)
    .check(value, field, context)
    .map(({ path, code }) => (path === '' ? code : `${path}:${code}`))

describe('text', () => {
  const field: Field = { ...base, type: 'text', maxLength: 5 }
  it('counts characters as a reader does and stays on one line', () => {
    expect(codesOf(field, '𠮷𠮷𠮷𠮷𠮷')).toEqual([])
    expect(codesOf(field, '一二三四五六')).toEqual(['too-long'])
    expect(codesOf(field, '一\n二')).toEqual(['one-line'])
    expect(codesOf(field, 12)).toEqual(['type'])
  })
  it.each([
    ['mobile', '13800000000', '12800000000'],
    ['phone', '029-85360000', '85-36'],
    ['email', 'name@example.cn', 'name@example'],
    ['postcode', '710000', '71000'],
    ['credit-code', '91350100M000100Y43', '91350100M000100Y44'],
    ['id-card', '11010519491231002X', '11010519491331002X'],
    ['document-number', '陕文物发〔2026〕12号', '陕文物发[2026]12号'],
  ] as const)('checks the format %s', (format, right, wrong) => {
    expect(codesOf({ ...base, type: 'text', format }, right)).toEqual([])
    expect(codesOf({ ...base, type: 'text', format }, wrong)).toEqual([`format-${format}`])
  })
  it('corrects the brackets of a pasted document number', () => {
    expect(fieldFromText({ ...base, type: 'text', format: 'document-number' }, ' 陕文物发[2026]12 号 ', context)).toBe(
      '陕文物发〔2026〕12号',
    )
  })
  it('matches a pattern as a whole', () => {
    const batch: Field = { ...base, type: 'text', pattern: '第[0-9]+批|补' }
    expect(codesOf(batch, '第8批')).toEqual([])
    expect(codesOf(batch, '第8批次')).toEqual(['pattern'])
  })
})

describe('in a sentence of a document', () => {
  it.each<[Field, unknown, string]>([
    [{ ...base, type: 'number', unit: text('平方米', 'm²') }, 1200, '1200平方米'],
    [{ ...base, type: 'number', phrase: text('第{n}批', 'batch {n}') }, 7, '第7批'],
    [{ ...base, type: 'money' }, 1234.5, '1234.50万元'],
    [{ ...base, type: 'date' }, '2026-12-01', '2026年12月1日'],
    [{ ...base, type: 'period' }, { start: '2026-12-01', end: '2027-06-30' }, '2026年12月1日至2027年6月30日'],
    [{ ...base, type: 'period' }, { start: '2026-12-01' }, '2026-12-01'],
    [{ ...base, type: 'text' }, '长乐塔', '长乐塔'],
    [{ ...base, type: 'number' }, null, ''],
  ])('%j of %j is %s', (field, value, said) => expect(proseText(field, value, context)).toBe(said))
})

describe('number and money', () => {
  it('checks bounds, decimals and kind', () => {
    const field: Field = { ...base, type: 'number', integer: true, min: 1, max: 9 }
    expect([1, 9, 0, 10, 1.5, '3', Number.NaN].map((value) => codesOf(field, value)[0] ?? 'ok')).toEqual([
      'ok',
      'ok',
      'too-small',
      'too-large',
      'integer',
      'number',
      'number',
    ])
    expect(codesOf({ ...base, type: 'number', decimals: 2 }, 0.1 + 0.2)).toEqual(['decimals'])
    expect(codesOf({ ...base, type: 'number' }, 1e-7)).toEqual(['decimals'])
  })
  it('shows and reads them', () => {
    expect(fieldText({ ...base, type: 'number', unit: text('平方米', 'm²') }, 1234567.5, context)).toBe('1,234,567.5 平方米')
    expect(fieldText({ ...base, type: 'money' }, 1234.5, context)).toBe('1,234.50 万元')
    expect(fieldText({ ...base, type: 'number', isUngrouped: true }, 2027, context)).toBe('2027')
    expect(cellText({ ...base, type: 'number', isUngrouped: true }, 2027, context)).toBe('2027')
    expect(fieldFromText({ ...base, type: 'money' }, '１，２３４．５ 万元', context)).toBe(1234.5)
    expect(fieldFromText({ ...base, type: 'number' }, '1,200', context)).toBe(1200)
    expect(fieldFromText({ ...base, type: 'number' }, '约1200', context)).toBe('约1200')
  })
  it('takes money to the fen and not beyond', () => {
    expect(codesOf({ ...base, type: 'money' }, 0.123456)).toEqual([])
    expect(codesOf({ ...base, type: 'money' }, 0.1234567)).toEqual(['decimals'])
    expect(codesOf({ ...base, type: 'money' }, -1)).toEqual(['too-small'])
    expect(codesOf({ ...base, type: 'money' }, 1e9)).toEqual(['too-large'])
  })
})

describe('date and period', () => {
  it('knows the calendar and today', () => {
    const field: Field = { ...base, type: 'date', min: '2026-01-01', max: 'today' }
    expect(['2026-02-29', '2025-12-31', '2026-11-20', '2026-11-21'].map((day) => codesOf(field, day)[0] ?? 'ok')).toEqual([
      'date',
      'before',
      'ok',
      'after',
    ])
    // of another century it is a day all the same
    expect(['0999-12-31', '9999-12-31'].map((day) => codesOf(field, day)[0])).toEqual(['before', 'after'])
    expect(['1899-12-31', '2201-01-01'].map((day) => codesOf({ ...base, type: 'date' }, day)[0])).toEqual(['before', 'after'])
  })
  it.each(['2026-3-1', '2026/03/01', '2026.3.1', '2026年3月1日', '20260301', '2026/3/1 0:00'])('reads %s', (written) => {
    expect(fieldFromText({ ...base, type: 'date' }, written, context)).toBe('2026-03-01')
  })
  it('shows a period with its months (specification §9)', () => {
    const field: Field = { ...base, type: 'period' }
    expect(fieldText(field, { start: '2026-03-01', end: '2026-08-31' }, context)).toBe('2026-03-01~2026-08-31 共计6个月')
    expect(fieldText(field, { start: '2026-03-01' }, context)).toBe('2026-03-01')
    expect(fieldFromText(field, '2026-03-01~2026-08-31 共计6个月', context)).toEqual({ start: '2026-03-01', end: '2026-08-31' })
  })
  it('names the part that is wrong', () => {
    const field: Field = { ...base, type: 'period', min: 'today', maxMonths: 12 }
    expect(codesOf(field, { start: '2026-12-01', end: null })).toEqual(['end:required'])
    expect(codesOf(field, { start: '2026-12-01', end: '2026-11-30' })).toEqual(['end:period-order'])
    expect(codesOf(field, { start: '2026-11-19', end: '2026-12-30' })).toEqual(['start:before'])
    expect(codesOf(field, { start: '2026-12-01', end: '2028-12-30' })).toEqual(['end:period-long'])
    const planned: Field = { ...base, type: 'period', minEnd: 'today' }
    expect(codesOf(planned, { start: '2026-03-01', end: '2026-11-19' })).toEqual(['end:before'])
    expect(codesOf(planned, { start: '2026-03-01', end: '2026-11-20' })).toEqual([])
    expect(codesOf(field, { start: '2026-12-01', end: '2026-12-30', more: 1 })).toEqual(['type'])
  })
})

describe('select and yes-no', () => {
  const options = [
    { code: 'a', name: text('甲', 'A') },
    { code: 'b', name: text('乙', 'B') },
  ]
  it('takes codes of its options only', () => {
    expect(codesOf({ ...base, type: 'select', options }, 'c')).toEqual(['option-of'])
    expect(codesOf({ ...base, type: 'select', options, multiple: true }, ['a', 'b'])).toEqual([])
    expect(codesOf({ ...base, type: 'select', options, multiple: true }, ['a', 'a'])).toEqual(['type'])
    expect(codesOf({ ...base, type: 'select', codeList: 'sex' }, '03')).toEqual(['option-of'])
    expect(codesOf({ ...base, type: 'select', codeList: 'not loaded' }, '03')).toEqual([])
  })
  it('shows names and reads names or codes', () => {
    expect(fieldText({ ...base, type: 'select', options, multiple: true }, ['a', 'b', 'x'], context)).toBe('甲、乙、x')
    expect(fieldFromText({ ...base, type: 'select', options, multiple: true }, '乙、甲', context)).toEqual(['b', 'a'])
    expect(fieldFromText({ ...base, type: 'select', codeList: 'sex' }, '女', context)).toBe('02')
  })
  it('says yes and no', () => {
    const field: Field = { ...base, type: 'yes-no' }
    expect([true, false, null].map((value) => fieldText(field, value, context))).toEqual(['是', '否', ''])
    expect(['是', '否', '无', 'yes'].map((word) => fieldFromText(field, word, context))).toEqual([true, false, false, true])
    expect(fieldText({ ...field, yes: text('已验收', 'Accepted') }, true, context)).toBe('已验收')
    expect(codesOf(field, '是')).toEqual(['yes-no'])
  })
})

describe('region, unit, organisation, person', () => {
  it('shows names separated by spaces, without 市辖区', () => {
    const field: Field = { ...base, type: 'region', depth: 3 }
    expect(fieldText(field, '610113', context)).toBe('陕西省 西安市 雁塔区')
    expect(fieldText(field, '110101', context)).toBe('北京市 东城区')
    expect(fieldText(field, '999999', context)).toBe('999999')
  })
  it('wants the depth, or a region without regions below it', () => {
    const field: Field = { ...base, type: 'region', depth: 3 }
    expect(['610113', '66', '6101', '61', '99', '6'].map((code) => codesOf(field, code)[0] ?? 'ok')).toEqual([
      'ok',
      'ok',
      'region-depth',
      'region-depth',
      'region',
      'region',
    ])
    expect(codesOf({ ...base, type: 'region', depth: 1 }, '6101')).toEqual(['region'])
  })
  it('takes a unit of the directory or its name alone', () => {
    const field: Field = { ...base, type: 'heritage-unit' }
    expect(codesOf(field, { name: '晋祠' })).toEqual([])
    expect(codesOf({ ...field, mustBeListed: true }, { name: '晋祠' })).toEqual(['unit-listed'])
    expect(codesOf(field, { code: '1-0001', name: '晋祠', secret: 'x' })).toEqual(['type'])
    expect(fieldText(field, { code: '1-0001', name: '晋祠', level: '全国重点文物保护单位' }, context)).toBe('晋祠')
    expect(codesOf({ ...base, type: 'organization' }, { id: 7, name: '某单位' })).toEqual(['id:type'])
  })
  it('checks the parts of a person that are asked', () => {
    const field: Field = { ...base, type: 'person', parts: ['sex', 'phone', 'idCard'], requiredParts: ['phone'] }
    expect(codesOf(field, { name: '张三', phone: '13800000000' })).toEqual([])
    expect(codesOf(field, { sex: '09', idCard: '1' })).toEqual(['name:required', 'phone:required', 'sex:option', 'idCard:format-id-card'])
    expect(codesOf(field, { name: '张三', phone: '13800000000', email: 'a@b.cn' })).toEqual(['type'])
    expect(fieldText(field, { name: '张三', sex: '01', phone: '13800000000' }, context)).toBe('张三，男，13800000000')
  })
})

describe('table and attachment', () => {
  const table: Field = { ...base, type: 'table', minRows: 2, maxRows: 3, columns: [{ ...base, type: 'text', key: 'a' }] }
  it('checks rows and their ids', () => {
    expect(codesOf(table, [{ id: '1' }, { id: '2', a: 'x' }])).toEqual([])
    expect(codesOf(table, [{ id: '1' }])).toEqual(['rows-min'])
    expect(
      codesOf(
        table,
        [1, 2, 3, 4].map((n) => ({ id: String(n) })),
      ),
    ).toEqual(['rows-max'])
    expect(codesOf(table, [{ id: '1' }, { id: '1' }])).toEqual(['row-ids'])
    expect(codesOf(table, [{ id: '1', b: 1 }, { id: '2' }])).toEqual(['type'])
    expect(fieldText(table, [{ id: '1' }, { id: '2' }], context)).toBe('共2条')
  })
  it('checks files', () => {
    const field: Field = { ...base, type: 'attachment', maxCount: 1, types: ['jpg'] }
    const file = (name: string, n = 1) => ({ fileId: `00000000-0000-7000-8000-00000000000${n}`, name, size: 10 })
    expect(codesOf(field, [file('现状.JPG')])).toEqual([])
    expect(codesOf(field, [file('现状.exe')])).toEqual(['file-type'])
    expect(codesOf(field, [file('a.jpg'), file('b.jpg', 2)])).toEqual(['files-max'])
    expect(codesOf(field, [{ ...file('a.jpg'), fileId: '../etc' }])).toEqual(['type'])
    expect(fieldText(field, [file('a.jpg')], context)).toBe('a.jpg')
  })
})

describe('told to other programs', () => {
  const told = (field: Field, value: unknown) => toldFields([field], { f: value, ptName: value }, context)
  const options = [{ code: '1', name: text('本体保护', 'Substance') }]

  it('a code has its name next to it, in place of it where its key says Name', () => {
    expect(told({ ...base, type: 'select', options }, '1')).toEqual({ f: '1', fName: '本体保护' })
    expect(told({ ...base, type: 'select', options, multiple: true }, ['1'])).toEqual({ f: ['1'], fName: '本体保护' })
    const named: Field = { ...base, key: 'ptName', type: 'select', options }
    expect(told(named, '1')).toEqual({ ptName: '本体保护', ptCode: '1' })
    expect(heardFields([named], { ptName: '本体保护', ptCode: '1' }, context)).toEqual({ ptName: '1' })
  })
  it('a heritage unit is its name, a number with a phrase its words', () => {
    expect(told({ ...base, type: 'heritage-unit' }, { name: '望川楼', code: '7-1' })).toEqual({ f: '望川楼' })
    const batch: Field = { ...base, type: 'number', unit: text('批', 'batch'), phrase: text('第{n}批', 'Batch {n}') }
    expect([told(batch, 7), fieldText(batch, 7, context), told({ ...base, type: 'number' }, 7)]).toEqual([
      { f: '第7批' },
      '第7批',
      { f: 7 },
    ])
    expect(heardFields([batch], { f: '第1,200批' }, context)).toEqual({ f: 1200 })
    expect(getFieldType(batch).inspect?.({ ...batch, phrase: text('第批', '{n}{n}') } as Field)).toEqual(['a phrase has {n} once'])
  })
  it('rows have their ids, what is empty stays so, and nothing is made of nonsense', () => {
    const table: Field = { ...base, type: 'table', columns: [{ ...base, key: 'sex', type: 'select', codeList: 'sex' }] }
    expect(told(table, [{ id: 'a', sex: '02' }])).toEqual({ f: [{ id: 'a', sex: '02', sexName: '女' }] })
    for (const type of ['heritage-unit', 'select', 'period', 'person', 'region', 'number'] as const) {
      const field = {
        ...base,
        type,
        ...(type === 'select' && { options }),
        ...(type === 'person' && { parts: ['sex'] }),
        ...(type === 'region' && { depth: 3 }),
      } as Field
      expect([type, told(field, null), toldFields([field], {}, context), heardFields([field], {}, context)]).toEqual([
        type,
        { f: null },
        {},
        {},
      ])
      for (const value of ['x', 12, [], {}, [{ name: 1 }]]) heardFields([field], told(field, value), context)
    }
  })
})
