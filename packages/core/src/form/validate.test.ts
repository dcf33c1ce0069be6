import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedData } from './asked.ts'
import { changedFields } from './diff.ts'
import { checkDraftShape, draftLimits } from './draft-shape.ts'
import { emptyData } from './empty-data.ts'
import { getFieldType } from './lookup.ts'
import { pathLabel, problemText } from './problem-text.ts'
import { sampleContext as context, sampleForm } from './testing/sample-form.ts'
import { fieldFromText, fieldText } from './to-text.ts'
import { isCapped, mostProblems } from './most-problems.ts'
import { validate, type ValidateContext } from './validate.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { text } from '../i18n/text.ts'
import type { FormData, FormDefinition } from './model.ts'

const good: FormData = {
  basic: {
    projectName: '晋祠圣母殿修缮工程',
    level: '1',
    kinds: ['repair'],
    projectFunding: 320.5,
    stateFunds: 300,
    isEmergency: false,
    planTime: { start: '2027-03-01', end: '2027-08-31' },
    region: '610113',
  },
  unit: {
    heritageUnit: { code: '1-0001', name: '晋祠' },
    leader: { name: '张三', sex: '01', phone: '13800000000' },
    history: [{ id: 'r1', content: '屋面揭瓦', money: 12, accepted: true, acceptedOn: '2019-05-01' }],
  },
  opinion: { words: '同意' },
}
const withBasic = (change: Record<string, unknown>): FormData => ({ ...good, basic: { ...good['basic'], ...change } })
const withUnit = (change: Record<string, unknown>): FormData => ({ ...good, unit: { ...good['unit'], ...change } })
const found = (data: unknown, more: Partial<ValidateContext> = {}): FieldProblem[] => validate(sampleForm, data, { ...context, ...more })
const textsOf = (data: unknown, more: Partial<ValidateContext> = {}) =>
  found(data, more).map((problem) => problemText(problem, sampleForm, 'zh_CN'))

describe('validate', () => {
  it('accepts a complete form', () => {
    expect(found(good)).toEqual([])
  })

  it('names every missing field in the words of the user', () => {
    expect(textsOf(emptyData(sampleForm))).toEqual(['项目名称必填', '保护级别必填', '项目总经费必填', '计划工期必填', '文物保护单位必填'])
    expect(found({ ...good, opinion: {} })).toEqual([{ path: 'opinion.words', code: 'required' }])
  })

  it('names rows, parts, patterns and rules', () => {
    expect(
      textsOf(withUnit({ history: [{ id: 'r1', content: '甲' }, { id: 'r2' }, { id: 'r3', content: '丙', accepted: true }] })),
    ).toEqual(['历次工程第2行“工程内容”必填', '历次工程第3行“验收日期”必填'])
    expect(textsOf(withUnit({ leader: { name: '张三', phone: '1' } }))).toEqual([
      '项目负责人的联系电话应为手机号码，或带区号的固定电话（如 029-85360000）',
    ])
    expect(textsOf(withBasic({ lotNumber: '八' }))).toEqual(['批次应写作“第8批”'])
    expect(textsOf(withBasic({ stateFunds: 400 }))).toEqual(['申请国家补助不能超过项目总经费'])
    expect(textsOf(withBasic({ planTime: { start: '2027-03-01', end: '2027-02-01' } }))).toEqual(['计划工期的结束日期早于开始日期'])
    expect(textsOf(withUnit({ area: 1.234 }))).toEqual(['占地面积最多保留2位小数'])
  })

  it('asks a rule of a column in every row, with other columns, fields of the form and months between days', () => {
    const lastDay = { op: 'lte', field: 'basic.planTime.end', monthsSince: 'acceptedOn', value: 120 } as const
    const form = {
      ...sampleForm,
      rules: [
        {
          ensure: { op: 'lte', field: 'money', times: 5, other: 'basic.projectFunding' },
          field: 'unit.history.money',
          message: text('经费超过五分之一', 'x'),
        },
        {
          when: { op: 'eq', field: 'accepted', value: true },
          ensure: lastDay,
          field: 'unit.history.acceptedOn',
          message: text('超过十年', 'x'),
        },
      ],
    } satisfies FormDefinition
    const row = { id: 'r1', content: '甲', money: 64.1, accepted: true, acceptedOn: '2017-09-01' }
    const rows = (...more: object[]) => withUnit({ history: [row, ...more] })
    // 64.1 × 5 = 320.5, and 2017-09-01~2027-08-31 are 120 months
    expect(validate(form, rows(), context)).toEqual([])
    const wrong = validate(form, rows({ ...row, id: 'r2', money: 64.2 }, { ...row, id: 'r3', acceptedOn: '2017-08-31' }), context)
    expect(wrong).toEqual([
      { path: 'unit.history[1].money', code: 'rule', params: { rule: 0 } },
      { path: 'unit.history[2].acceptedOn', code: 'rule', params: { rule: 1 } },
    ])
    expect(wrong.map((problem) => problemText(problem, form, 'zh_CN'))).toEqual([
      '历次工程第2行：经费超过五分之一',
      '历次工程第3行：超过十年',
    ])
    expect(problemText(wrong[0]!, form, 'zh_CN', 'cell')).toBe('经费超过五分之一')
    // what is not filled, or does not exist, is not compared
    expect(validate(form, rows({ id: 'r2', content: '乙', accepted: false, acceptedOn: '2001-01-01' }), context)).toEqual([])
  })

  it('says it in English too', () => {
    expect(problemText({ path: 'unit.history[1].content', code: 'required' }, sampleForm, 'en_US')).toBe(
      'Earlier works, row 2, “Content” is required',
    )
    expect(problemText({ path: 'nowhere.at', code: 'no-such-code' }, sampleForm, 'zh_CN')).toBe('nowhere.at的内容无法识别，请重新填写')
  })

  it('does not say twice what is wrong, and leaves rules over empty fields alone', () => {
    expect(found(withBasic({ stateFunds: null }))).toEqual([])
    expect(found(withBasic({ stateFunds: 'x' })).map(({ code }) => code)).toEqual(['number'])
  })

  it('asks only for what exists', () => {
    expect(found(withBasic({ isEmergency: true, planTime: null }))).toEqual([])
    expect(textsOf(withBasic({ isEmergency: true, startedOn: '2027-01-01' }))).toEqual(['开工日期不能晚于2026-11-20'])
    expect(found(withBasic({ isEmergency: false, startedOn: 'nonsense' }))).toEqual([])
    expect(found({ ...good, basic: { ...good['basic'], projectName: '' }, opinion: {} })).toEqual([
      { path: 'basic.projectName', code: 'required' },
    ])
  })

  it('does not check what this person may not see or edit, and asks for what the step demands', () => {
    expect(found({}, { rules: [{ '*': { editable: false }, 'basic.projectName': { editable: true } }] })).toEqual([
      { path: 'basic.projectName', code: 'required' },
    ])
    expect(found({}, { rules: [{ basic: { visible: false }, 'unit.heritageUnit': { visible: false } }] })).toEqual([])
    expect(found(good, { rules: [{ 'basic.rfNumber': { required: true } }] })).toEqual([{ path: 'basic.rfNumber', code: 'required' }])
    expect(found(good, { rules: [{ 'unit.history.accepted': { required: true } }] })).toEqual([])
  })

  it('looks at chosen paths only when asked to', () => {
    expect(found({}, { only: ['unit'] })).toEqual([{ path: 'unit.heritageUnit', code: 'required' }])
    expect(found({ unit: { history: [{ id: 'a' }] } }, { only: ['unit.history'] })).toEqual([
      { path: 'unit.history[0].content', code: 'required' },
    ])
  })

  it('reports unknown names only when strict', () => {
    const data = { ...good, more: {}, basic: { ...good['basic'], extra: 1 } }
    expect(found(data)).toEqual([])
    expect(found(data, { strict: true })).toEqual([
      { path: 'basic.extra', code: 'unknown-field' },
      { path: 'more', code: 'unknown-section' },
    ])
  })

  it('never reports more than its limit', () => {
    const history = Array.from({ length: 2000 }, (_, i) => ({ id: `r${i}` }))
    const problems = found(withUnit({ history }))
    expect(problems.length).toBe(mostProblems)
    expect(isCapped(problems)).toBe(true)
    // as many of two sections are all there are
    expect(isCapped(problems.map((problem, i) => (i === 0 ? { ...problem, path: 'basic.extra' } : problem)))).toBe(false)
  })

  it('says what is wrong in the sections after one that is wrong throughout', () => {
    const history = Array.from({ length: 2000 }, (_, i) => ({ id: `r${i}` }))
    const last = {
      key: 'last',
      title: text('末节', 'Last'),
      fields: [{ key: 'f', type: 'text' as const, label: text('某项', 'f'), required: true }],
    }
    const longer = { ...sampleForm, sections: [...sampleForm.sections, last] }
    expect(validate(longer, withUnit({ history }), context).at(-1)).toEqual({ path: 'last.f', code: 'required' })
  })
})

describe('askedData', () => {
  it('leaves out what does not exist, cells of rows and unknown names among it', () => {
    const kept = askedData(sampleForm, {
      basic: { projectName: '', relocationReason: 'stale', kinds: ['repair'], junk: 1 },
      unit: { history: [{ id: 'r', content: 'x', accepted: false, acceptedOn: '2019-01-01' }] },
      opinion: { words: 'stale' },
    })
    expect(kept).toEqual({ basic: { projectName: '', kinds: ['repair'] }, unit: { history: [{ id: 'r', content: 'x', accepted: false }] } })
  })

  it('does not let a field that does not exist call another into being', () => {
    const label = { zh_CN: '某', en_US: 'x' }
    const chain = {
      sections: [
        {
          key: 's',
          title: label,
          fields: [
            { type: 'yes-no' as const, key: 'a', label },
            { type: 'yes-no' as const, key: 'b', label, when: { op: 'eq' as const, field: 's.a', value: true } },
            { type: 'text' as const, key: 'c', label, required: true, when: { op: 'eq' as const, field: 's.b', value: true } },
          ],
        },
      ],
    }
    expect(validate(chain, { s: { a: false, b: true } }, context)).toEqual([])
    expect(validate(chain, { s: { a: true, b: true } }, context)).toEqual([{ path: 's.c', code: 'required' }])
  })
})

describe('checkDraftShape', () => {
  const code = (data: unknown) => checkDraftShape(sampleForm, data).map((problem) => problem.code)[0]
  it('lets any sane draft pass', () => {
    expect(code(good)).toBeUndefined()
    expect(code({ basic: { projectName: null, level: { a: [1] } }, other: { x: 1 } })).toBeUndefined()
  })
  it('stops what is no text where the form has a text, at its field', () => {
    for (const value of [12, false, ['晋祠'], { zh_CN: '晋祠' }])
      expect(checkDraftShape(sampleForm, { basic: { projectName: value } })).toEqual([{ path: 'basic.projectName', code: 'type' }])
    expect(checkDraftShape(sampleForm, { unit: { history: [{ content: '勘察' }, { content: 7 }] } })).toEqual([
      { path: 'unit.history[1].content', code: 'type' },
    ])
  })
  it('stops what could hurt', () => {
    let deep: unknown = 1
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect(code({ basic: { projectName: deep } })).toBe('draft-depth')
    expect(code({ basic: { projectName: 'x'.repeat(draftLimits.text + 1) } })).toBe('too-long')
    expect(code({ basic: { projectName: 'a\u0000' } })).toBe('draft-text')
    expect(code({ basic: { projectName: '\ud800' } })).toBe('draft-text')
    expect(code({ unit: { history: Array.from({ length: 2001 }, () => 0) } })).toBe('rows-max')
    expect(code({ basic: Array.from({ length: 3 }, () => 0) })).toBe('type')
    expect(code(JSON.parse('{"basic":{"__proto__":1}}'))).toBe('draft-name')
    expect(code({ unit: { history: Array.from({ length: 100 }, () => 'x'.repeat(40_000)) } })).toBe('draft-size')
    expect(code([])).toBe('type')
  })
})

describe('for any JSON', () => {
  const fields = sampleForm.sections.flatMap((section) => section.fields)
  const value = fc.jsonValue({ maxDepth: 4 })
  const name = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'id', 'name', 'start', ...fields.map(({ key }) => key)), fc.string())
  const data = fc.oneof(value, fc.dictionary(fc.constantFrom('basic', 'unit', 'opinion', '__proto__'), fc.dictionary(name, value)))

  it('nothing throws', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        for (const problem of validate(sampleForm, a, { ...context, strict: true }))
          expect(problemText(problem, sampleForm, 'zh_CN')).not.toBe('')
        checkDraftShape(sampleForm, a)
        for (const { path } of changedFields(sampleForm, a, b)) expect(pathLabel(sampleForm, path, 'zh_CN', b)).not.toBe('')
      }),
    )
  })

  it('every type reads, checks and shows it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), value, fc.string(), (field, json, words) => {
        getFieldType(field).isEmpty(json)
        expect(Array.isArray(getFieldType(field).check(json, field, context))).toBe(true)
        expect(typeof getFieldType(field).toText(json, field, context)).toBe('string')
        expect(typeof fieldText(field, fieldFromText(field, words, context), context)).toBe('string')
      }),
      { numRuns: 500 },
    )
  })

  it('data do not change by asking twice', () => {
    fc.assert(
      fc.property(data, (a) => {
        expect(askedData(sampleForm, askedData(sampleForm, a))).toEqual(askedData(sampleForm, a))
      }),
    )
  })
})

describe('a column whose texts are unique', () => {
  const definition: FormDefinition = {
    sections: [
      {
        key: 'list',
        title: text('清单', 'List'),
        fields: [
          {
            key: 'pieces',
            type: 'table',
            label: text('文物清单', 'Pieces'),
            columns: [
              { key: 'number', type: 'text', label: text('总登记号', 'Register number'), isUnique: true, maxLength: 20 },
              { key: 'note', type: 'text', label: text('备注', 'Remark') },
            ],
          },
        ],
      },
    ],
  }
  const listed = (...numbers: unknown[]) => ({ list: { pieces: numbers.map((number, i) => ({ id: `r${i}`, number, note: '同' })) } })

  it('tells the second row that it is the same as the first, however it is typed, in every language', () => {
    const problems = validate(definition, listed('LY-1', '', 'LY-2', ' ｌｙ—1\u200b', 'ly\u30fc1', null, ''), context)
    expect(problems).toEqual([
      { path: 'list.pieces[3].number', code: 'same-as-row', params: { n: 1 } },
      { path: 'list.pieces[4].number', code: 'same-as-row', params: { n: 1 } },
    ])
    expect(problemText(problems[0]!, definition, 'zh_CN')).toBe('文物清单第4行“总登记号”与第1行的相同，不能重复')
    expect(problemText(problems[0]!, definition, 'zh_CN', 'cell')).toBe('总登记号与第1行的相同，不能重复')
    expect(problemText(problems[0]!, definition, 'en_US', 'cell')).toBe('Register number is the same as in row 1. Each may be listed once')
    expect(problemText(problems[0]!, definition, 'ja_JP', 'cell')).toBe('总登记号が1行目と同じです。重複はできません')
    expect(problemText(problems[0]!, definition, 'ko_KR', 'cell')).toBe('总登记号: 1행과 같습니다. 중복할 수 없습니다')
  })

  it('takes a range for a text, and says nothing where the person can change nothing', () => {
    expect(validate(definition, listed('LY-T0001至0012', 'LY-T0001'), context)).toEqual([])
    const rules = [{ 'list.pieces.number': { editable: false } }]
    expect(validate(definition, listed('A', 'A'), { ...context, rules })).toEqual([])
    expect(validate(definition, listed('A'.repeat(21), 'A'.repeat(21)), context).map(({ code }) => code)).toEqual(['too-long', 'too-long'])
  })
})
