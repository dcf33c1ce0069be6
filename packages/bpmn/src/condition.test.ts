import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateCondition, parseCondition } from './condition.ts'
import { BpmnError } from './errors.ts'

const variables = { amount: 120, level: '1', urgent: true, none: null, person: { name: '张三', tags: ['a'] }, 金额: 5, list: ['x', 3] }

describe('evaluateCondition', () => {
  it.each([
    ['amount > 100', true],
    ['amount >= 120 and amount <= 120', true],
    ['amount < 120', false],
    ['amount != 120', false],
    ["level == '1'", true],
    ['level == "1"', true],
    ['level == 1', false],
    ["person.name == '张三'", true],
    ['金额 == 5', true],
    ['urgent', true],
    ['!urgent', false],
    ['not urgent or amount == 120', true],
    ['not amount == 120', false],
    ['!(amount == 120)', false],
    ['urgent && amount > 1 || false', true],
    ['false and false or true', true],
    ['true or true and false', true],
    ['amount in [1, 120]', true],
    ['amount not in [1, 120]', false],
    ["'x' in list", true],
    ['3 in list', true],
    ['4 in list', false],
    ["'a' in person.tags", true],
    ['1 in missing', false],
    ['1 in []', false],
    ['missing', false],
    ['missing == null', true],
    ['none == null', true],
    ['missing.deeper.still == null', true],
    ['missing > 1', false],
    ['missing < 1', false],
    ["'b' > 'a'", true],
    ["1 < '2'", false],
    ['1 + 2 * 3 == 7', true],
    ['(1 + 2) * 3 == 9', true],
    ['10 - 2 - 3 == 5', true],
    ['12 / 3 / 2 == 2', true],
    ['-amount == 0 - 120', true],
    ['1.5 + 1.5 == 3', true],
    ["'it\\'s' == \"it's\"", true],
    ['${amount > 100}', true],
    ['  ${ amount > 100 }  ', true],
    ['toString', false],
    ['constructor.name == null', true],
    ['__proto__ == null', true],
    ['person.__proto__ == null', true],
    ['person.hasOwnProperty == null', true],
  ])('%s is %s', (text, expected) => {
    expect(evaluateCondition(text, variables)).toBe(expected)
    expect(evaluateCondition(parseCondition(text), variables)).toBe(expected)
  })

  it.each([
    ['amount', 'condition-type'],
    ['level and true', 'condition-type'],
    ['level + 1 == 2', 'condition-type'],
    ['missing + 1 == 1', 'condition-type'],
    ['1 / 0 == 1', 'condition-type'],
    ['1 in level', 'condition-type'],
  ])('%s fails with %s', (text, code) => {
    expect(() => evaluateCondition(text, variables)).toThrow(expect.objectContaining({ code }))
  })

  it('does not look at the right side where the left decides', () => {
    expect(evaluateCondition('false and level', variables)).toBe(false)
    expect(evaluateCondition('true or level', variables)).toBe(true)
  })
})

describe('parseCondition', () => {
  it.each([
    ['', 0],
    ['amount >', 8],
    ['amount = 1', 7],
    ['a b', 2],
    ['(a', 2],
    ['[1,', 3],
    ['a.', 2],
    ['a.1', 2],
    ["'open", 0],
    ['a == b == c', 7],
    ['f(1)', 1],
    ['a[0]', 1],
    ['a ? b : c', 2],
    ['a; b', 1],
    ['`a`', 0],
    ['and', 0],
    ['a not b', 6],
    ['${a', 0],
  ])('refuses %j at %i', (text, position) => {
    expect(() => parseCondition(text)).toThrow(expect.objectContaining({ code: 'condition-syntax', position }))
  })

  it('caps length and depth', () => {
    expect(() => parseCondition('a'.repeat(2001))).toThrow(expect.objectContaining({ code: 'condition-too-long' }))
    for (const deep of [
      '('.repeat(60) + 'a',
      'not '.repeat(60) + 'a',
      '!'.repeat(60) + 'a',
      '-'.repeat(60) + '1',
      '['.repeat(60),
      'a' + ' or a'.repeat(300),
    ]) {
      expect(() => parseCondition(deep)).toThrow(expect.objectContaining({ code: 'condition-too-deep' }))
    }
    expect(evaluateCondition('('.repeat(40) + 'true' + ')'.repeat(40), {})).toBe(true)
  })

  it('gives a tree or a BpmnError for any text', () => {
    const words = fc.constantFrom(
      'a',
      '.',
      '(',
      ')',
      '[',
      ']',
      ',',
      'and',
      'or',
      'not',
      '!',
      'in',
      '==',
      '<',
      '+',
      '-',
      '*',
      '1',
      "'s'",
      ' ',
      '$',
      '{',
      '}',
      'null',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 15 }).map((list) => list.join(' ')),
        ),
        (text) => {
          try {
            expect(typeof evaluateCondition(text, { a: 1 })).toBe('boolean')
          } catch (error) {
            expect(error).toBeInstanceOf(BpmnError)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})
