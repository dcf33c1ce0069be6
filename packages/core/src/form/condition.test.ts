import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionFields, evaluateCondition, hasOpenComparison } from './condition-evaluate.ts'
import { conditionSchema, type Condition } from './condition.ts'

const data = {
  basic: {
    level: '1',
    kinds: ['a', 'b'],
    money: 12,
    none: null,
    empty: ' ',
    day: '2026-03-01',
    period: { start: '2026-03-01', end: '2026-02-01' },
    yes: false,
  },
}
const holds = (condition: Condition, row?: unknown) => evaluateCondition(condition, data, row)

describe('evaluateCondition', () => {
  it('compares values', () => {
    expect(holds({ op: 'eq', field: 'basic.level', value: '1' })).toBe(true)
    expect(holds({ op: 'eq', field: 'basic.level', value: 1 })).toBe(false)
    expect(holds({ op: 'ne', field: 'basic.missing', value: '1' })).toBe(true)
    expect(holds({ op: 'eq', field: 'basic.missing', value: null })).toBe(true)
    expect(holds({ op: 'in', field: 'basic.level', values: ['2', '1'] })).toBe(true)
    expect(holds({ op: 'gte', field: 'basic.money', value: 12 })).toBe(true)
    expect(holds({ op: 'lt', field: 'basic.day', value: '2026-03-02' })).toBe(true)
    expect(holds({ op: 'gte', field: 'basic.period.end', other: 'basic.period.start' })).toBe(false)
  })
  it('finds a code in a multiple choice', () => {
    expect(holds({ op: 'eq', field: 'basic.kinds', value: 'b' })).toBe(true)
    expect(holds({ op: 'in', field: 'basic.kinds', values: ['c'] })).toBe(false)
  })
  it('does not compare what is missing or unlike', () => {
    for (const op of ['gt', 'gte', 'lt', 'lte'] as const) {
      expect(holds({ op, field: 'basic.missing', value: 1 })).toBe(false)
      expect(holds({ op, field: 'basic.money', value: '12' })).toBe(false)
      expect(holds({ op, field: 'basic.money' })).toBe(false)
    }
  })
  it('knows what is empty', () => {
    expect(['none', 'empty', 'missing', 'yes', 'money'].map((name) => holds({ op: 'empty', field: `basic.${name}` }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
  it('finds a number in a column of a table, however it is typed', () => {
    const data = { relics: { list: [{ number: 'FQ-0012' }, { number: 'ａ－３' }, {}] } }
    const listed = (number: unknown) =>
      evaluateCondition({ op: 'listed', field: 'of', table: 'relics.list', column: 'number' }, data, { of: number })
    expect(['FQ-0012', 'fq–0012', 'A-3', 'FQ-0013', '', undefined, 3].map(listed)).toEqual([true, true, true, false, false, false, false])
    expect(evaluateCondition({ op: 'listed', field: 'x', table: 'relics', column: 'number' }, data, { x: 'FQ-0012' })).toBe(false)
  })

  it('joins conditions; nothing to join is true for and, false for or', () => {
    const yes: Condition = { op: 'not-empty', field: 'basic.level' }
    const no: Condition = { op: 'not', condition: yes }
    expect([
      holds({ op: 'and', all: [yes, no] }),
      holds({ op: 'or', all: [no, yes] }),
      holds({ op: 'and', all: [] }),
      holds({ op: 'or', all: [] }),
    ]).toEqual([false, true, true, false])
  })
  it('looks at the row first, and at the form for a full path', () => {
    expect(holds({ op: 'eq', field: 'accepted', value: true }, { accepted: true })).toBe(true)
    expect(holds({ op: 'eq', field: 'basic.level', value: '1' }, { accepted: true })).toBe(true)
    expect(holds({ op: 'empty', field: 'basic' }, { accepted: true })).toBe(true)
  })
  it('sees own properties only', () => {
    expect(holds({ op: 'empty', field: 'constructor' })).toBe(true)
    expect(holds({ op: 'empty', field: '__proto__.toString' })).toBe(true)
    expect(holds({ op: 'empty', field: 'basic.kinds.length' })).toBe(true)
  })
  it('is total: any JSON as condition, data and row gives a boolean', () => {
    const word = fc.constantFrom('basic', 'basic.level', 'level', '__proto__', '')
    const leaf = fc.record(
      {
        op: fc.constantFrom('eq', 'ne', 'in', 'gt', 'lte', 'empty', 'listed', 'and', 'or', 'not', 'x'),
        field: word,
        value: fc.jsonValue(),
        values: fc.jsonValue(),
        all: fc.jsonValue(),
        condition: fc.jsonValue(),
        other: word,
        table: fc.oneof(word, fc.jsonValue()),
        column: fc.oneof(word, fc.jsonValue()),
      },
      { requiredKeys: ['op'] },
    )
    fc.assert(
      fc.property(fc.oneof(leaf, fc.jsonValue()), fc.jsonValue(), fc.jsonValue(), (condition, json, row) => {
        expect(typeof evaluateCondition(condition as unknown as Condition, json, row)).toBe('boolean')
      }),
      { numRuns: 500 },
    )
  })
  it('ends for a very deep condition', () => {
    let deep: Condition = { op: 'not-empty', field: 'basic.level' }
    for (let i = 0; i < 100_000; i++) deep = { op: 'not', condition: deep }
    expect(typeof holds(deep)).toBe('boolean')
  })
  it('a condition or its negation holds, whatever the data', () => {
    const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
      condition: fc.oneof(
        { maxDepth: 4, depthSize: 'small' },
        fc.record({
          op: fc.constantFrom('eq' as const, 'ne' as const),
          field: fc.constantFrom('a', 'b.c'),
          value: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
        }),
        fc.record({ op: fc.constantFrom('and' as const, 'or' as const), all: fc.array(tie('condition'), { maxLength: 3 }) }),
        fc.record({ op: fc.constant('not' as const), condition: tie('condition') }),
      ),
    }))
    fc.assert(
      fc.property(condition, fc.jsonValue(), (c, json) => {
        expect(conditionSchema.safeParse(c).success).toBe(true)
        expect(evaluateCondition({ op: 'not', condition: c }, json)).toBe(!evaluateCondition(c, json))
      }),
    )
  })
})

describe('conditionFields and hasOpenComparison', () => {
  it('name every field, and say whether a comparison lacks an operand', () => {
    const condition: Condition = {
      op: 'and',
      all: [
        { op: 'lte', field: 'basic.money', other: 'basic.missing' },
        { op: 'not', condition: { op: 'empty', field: 'x' } },
      ],
    }
    expect(conditionFields({ op: 'lte', field: 'end', monthsSince: 'start', value: 36 })).toEqual(['end', 'start'])
    expect(conditionFields(condition)).toEqual(['basic.money', 'basic.missing', 'x'])
    expect(hasOpenComparison(condition, data)).toBe(true)
    expect(hasOpenComparison({ op: 'lte', field: 'basic.money', value: 1 }, data)).toBe(false)
  })
})
