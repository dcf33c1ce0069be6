import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { passwordKinds, passwordProblem } from './password-rule.ts'

describe('the rule of passwords (specification §5)', () => {
  it.each(['Abc123', 'abc12!', 'ABC12!', 'Abcde!', 'Aa1!Aa1!Aa1!Aa1!', '文物Abc1', 'Abc 123 '])('takes %j', (password) => {
    expect(passwordProblem(password)).toBeUndefined()
  })

  it.each([
    ['', 'length'],
    ['Aa1!x', 'length'],
    ['Aa1!Aa1!Aa1!Aa1!x', 'length'],
    ['abcdef', 'kinds'],
    ['abc123', 'kinds'],
    ['ABC123', 'kinds'],
    ['abc!@#', 'kinds'],
    ['文物文物文物', 'kinds'],
    ['Abc\u0000123', 'control'],
    ['Abc\n123', 'control'],
  ] as const)('refuses %j for its %s', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem)
  })

  it('counts characters, not their halves', () => {
    expect(passwordProblem('Aa1😀')).toBe('length')
    expect(passwordProblem('Aa1😀😀😀')).toBeUndefined()
  })

  it('holds for any mix of three kinds and for none of two', () => {
    const letters = { digit: '0123456789', upper: 'ABCXYZ', lower: 'abcxyz', special: '!@#$%^&*()_+-= 文。' }
    const kinds = Object.keys(letters) as (keyof typeof letters)[]
    const some = (kind: keyof typeof letters) => fc.array(fc.constantFrom(...Array.from(letters[kind])), { minLength: 1, maxLength: 6 })
    const mixes = fc
      .shuffledSubarray(kinds, { minLength: 1 })
      .chain((chosen) => fc.tuple(fc.constant(chosen), fc.tuple(...chosen.map(some))))
    fc.assert(
      fc.property(mixes, ([chosen, parts]) => {
        const password = parts.flat().join('')
        expect(passwordKinds(password).sort()).toEqual([...chosen].sort())
        const isLong = password.length >= 6 && password.length <= 16
        expect(passwordProblem(password)).toBe(!isLong ? 'length' : chosen.length < 3 ? 'kinds' : undefined)
      }),
    )
  })
})
