import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkForm, parseForm } from './parse.ts'
import { findPatternRisk, matchesPattern } from './pattern.ts'
import { sampleForm } from './testing/sample-form.ts'

const label = { zh_CN: '某项', en_US: 'Something' }
const formOf = (...fields: object[]) => ({ sections: [{ key: 's', title: label, fields }] })
const line = { type: 'text', key: 'a', label }
const faults = (json: unknown, hasCodeList?: (id: string) => boolean) =>
  checkForm(json, { hasCodeList }).map(({ path, code }) => `${path} ${code}`)

describe('checkForm', () => {
  it('accepts the sample, through JSON too', () => {
    expect(faults(JSON.parse(JSON.stringify(sampleForm)))).toEqual([])
    expect(parseForm(sampleForm)).toBe(sampleForm)
  })
  it('says where the shape is wrong', () => {
    expect(faults({ sections: [] })).toEqual(['sections shape'])
    expect(faults(formOf({ ...line, maxlength: 3 }))).toEqual(['sections[0].fields[0] shape'])
    expect(faults(formOf({ ...line, label: { zh_CN: '只有中文' } }))).toEqual(['sections[0].fields[0].label.en_US shape'])
    expect(faults(formOf({ ...line, key: '__proto__' }))).toEqual(['sections[0].fields[0].key shape'])
    expect(faults(formOf({ ...line, type: 'constructor' }))).toEqual(['sections[0].fields[0].type unknown-type'])
    expect(() => parseForm({ sections: 1 })).toThrow(/^sections: /)
  })
  it('finds keys that stand twice, tables in tables and columns named id', () => {
    expect(faults(formOf(line, line))).toEqual(['sections[0].fields[1].key duplicate'])
    expect(faults(formOf({ type: 'table', key: 't', label, columns: [{ ...line, key: 'id' }] }))).toEqual([
      'sections[0].fields[0].columns[0].key duplicate',
    ])
    expect(faults(formOf({ type: 'table', key: 't', label, columns: [{ type: 'table', key: 'u', label, columns: [line] }] }))).toEqual([
      'sections[0].fields[0].columns[0].type nested-table',
    ])
  })
  it('finds conditions and rules over fields that do not exist', () => {
    const when = (field: string) => ({ op: 'not-empty', field })
    expect(faults(formOf(line, { ...line, key: 'b', when: when('s.a') }))).toEqual([])
    expect(faults(formOf(line, { ...line, key: 'b', when: when('a') }))).toEqual(['sections[0].fields[1].when unknown-field'])
    expect(faults({ ...formOf(line), rules: [{ ensure: when('s.x'), field: 's', message: label }] })).toEqual([
      'rules[0].field unknown-field',
      'rules[0].ensure unknown-field',
    ])
    const table = {
      type: 'table',
      key: 't',
      label,
      columns: [line, { ...line, key: 'b', required: when('a') }, { ...line, key: 'c', when: when('s.t.a') }],
    }
    expect(faults(formOf(table))).toEqual(['sections[0].fields[0].columns[2].when unknown-field'])
  })
  it('lets a rule stand at a column, and its conditions name columns', () => {
    const table = { type: 'table', key: 't', label, columns: [line, { ...line, key: 'b' }] }
    const rule = (field: string, name: string) => ({
      ...formOf(table),
      rules: [{ ensure: { op: 'not-empty', field: name }, field, message: label }],
    })
    expect(faults(rule('s.t.b', 'a'))).toEqual([])
    expect(faults(rule('s.t.c', 'a'))).toEqual(['rules[0].field unknown-field'])
    expect(faults(rule('s.t.b', 'c'))).toEqual(['rules[0].ensure unknown-field'])
    expect(faults(rule('s.t', 'a'))).toEqual(['rules[0].ensure unknown-field'])
  })
  it('knows the parts of composite fields', () => {
    const rule = (field: string) => ({
      ...formOf({ type: 'period', key: 'p', label }),
      rules: [{ ensure: { op: 'gte', field, value: '2026-01-01' }, field: 's.p', message: label }],
    })
    expect(faults(rule('s.p.start'))).toEqual([])
    expect(faults(rule('s.p.middle'))).toEqual(['rules[0].ensure unknown-field'])
  })
  it('finds fields that hang on themselves', () => {
    const when = (field: string) => ({ op: 'not-empty', field })
    expect(faults(formOf({ ...line, when: when('s.b') }, { ...line, key: 'b', when: when('s.a') }))).toEqual(['s.a circle', 's.b circle'])
  })
  it('finds code lists that do not exist, and settings that contradict', () => {
    expect(faults(sampleForm, (id) => id !== 'unit-level' && id !== 'sex')).toEqual([
      'sections[0].fields[3] unknown-code-list',
      'sections[1].fields[2] unknown-code-list',
    ])
    expect(faults(formOf({ type: 'select', key: 'a', label }))).toEqual(['sections[0].fields[0] settings'])
    expect(faults(formOf({ type: 'number', key: 'a', label, min: 2, max: 1 }))).toEqual(['sections[0].fields[0] settings'])
    expect(faults(formOf({ ...line, pattern: '(a+)+' }))).toEqual(['sections[0].fields[0] settings'])
    expect(faults(formOf(line, { ...line, key: 'b', when: { op: 'gt', field: 's.a' } }))).toEqual(['sections[0].fields[1].when settings'])
  })
  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(Array.isArray(checkForm(json))).toBe(true)
        expect(Array.isArray(checkForm(formOf(json as object)))).toBe(true)
      }),
    )
    let deep: unknown = 1
    for (let i = 0; i < 50_000; i++) deep = { op: 'not', condition: deep }
    expect(faults(formOf({ ...line, when: deep }))).toEqual([' shape'])
  })
})

describe('patterns', () => {
  it.each(['[A-Z]{2}[0-9]+', '第[0-9]{1,2}批', '(?:\\d{4}-)?\\d{2}', '(ab)+', '\\p{Script=Han}+\\d*', '(-\\d{2}){2}', '[(+*]+'])(
    'lets %s pass',
    (source) => {
      expect(findPatternRisk(source)).toBeUndefined()
    },
  )
  it.each([
    '(a+)+',
    '(a*)*b',
    '(a|a)*',
    '((a?)b?)+',
    '(a|b|ab){2,30}',
    '(?=a)b',
    '(a)\\1',
    '.*.*.*.*x',
    'a?'.repeat(40),
    '(a|a)'.repeat(30),
    '[',
    'x'.repeat(201),
    '(?<n>a)\\k<n>',
  ])('refuses %s', (source) => {
    expect(findPatternRisk(source)).toBeDefined()
    expect(matchesPattern(source, 'a')).toBe(false)
  })
  it('ends soon for whatever it lets pass', () => {
    const piece = fc.constantFrom('a', 'a?', 'a*', 'a+', '(a?b)', '(?:a|b)', '[ab]{1,9}', '.', '(a)*', '|')
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 14 }).map((parts) => parts.join('')),
        (source) => {
          const before = performance.now()
          matchesPattern(source, `${'a'.repeat(499)}!`)
          expect(performance.now() - before).toBeLessThan(3000)
        },
      ),
    )
  })
})
