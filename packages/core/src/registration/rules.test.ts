import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldProblems, fieldRules, normalizeFields, normalizers, ruledFields, typedPasswordProblem, type RuledField } from './rules.ts'

const context = { today: '2026-11-23' }
const faultOf = (field: RuledField, typed: string) => fieldRules[field](normalizers[field](typed), context)

describe('rules of a registration', () => {
  it.each<[RuledField, string, string | undefined]>([
    ['username', 'zhiwei', undefined],
    ['username', ' Ｚｈｉｗｅｉ．su ', undefined],
    ['username', '', 'blank'],
    ['username', 'abc', 'length'],
    ['username', 'a'.repeat(31), 'length'],
    ['username', '13800000000', 'form'],
    ['username', 'zhi wei', 'form'],
    ['username', 'a@b.cn', 'form'],
    ['username', '苏知微先生', 'form'],
    ['username', 'Admin-security', 'reserved'],
    ['username', 'province-sx', 'reserved'],
    ['username', 'provincial', undefined],
    ['name', '欧阳致和', undefined],
    ['name', '阿依努尔•买买提', undefined],
    ['name', "Anna-Maria O'Neill", undefined],
    ['name', '苏', 'form'],
    ['name', '苏3', 'form'],
    ['name', '<b>苏</b>', 'form'],
    ['mobile', '+86 188-0000-0001', undefined],
    ['mobile', '１８８０００００００１', undefined],
    ['mobile', '12800000001', 'form'],
    ['mobile', '1880000000', 'form'],
    ['email', 'zhiwei@example.com', undefined],
    ['email', 'zhiwei@example', 'form'],
    ['email', `${'a'.repeat(90)}@example.com`, 'form'],
    ['organizationName', '晋阳古建筑保护工程（集团）有限公司', undefined],
    ['organizationName', '3M 文保 & Co.', undefined],
    ['organizationName', '所', 'form'],
    ['organizationName', '<script>', 'form'],
    ['legalRepresentative', '', 'blank'],
    ['regionCode', '140105', undefined],
    ['regionCode', '1401050', 'form'],
    ['regionCode', 'x', 'form'],
    ['address', '', undefined],
    ['address', '路'.repeat(201), 'length'],
  ])('%s %j: %s', (field, typed, fault) => {
    expect(faultOf(field, typed)).toBe(fault)
  })

  it('normalizing twice changes nothing, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ruledFields), fc.string({ unit: 'grapheme' }), (field, typed) => {
        const once = normalizers[field](typed)
        expect(normalizers[field](once)).toBe(once)
        expect(['string', 'undefined']).toContain(typeof fieldRules[field](once, context))
      }),
      // a letter whose capital is two signs that make one again
      { examples: [['identityNumber', '\u1fd2']] },
    )
  })

  it('a user name that passes has one spelling for the database: no spaces, no other scripts', () => {
    // Mostly characters a name may hold, so that most of the names pass and the rule is really tried.
    const letter = fc.constantFrom(...'abzAZ019._-ａＺ０９')
    const unit = fc.oneof(
      { arbitrary: letter, weight: 19 },
      { arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), weight: 1 },
    )
    const typedName = fc
      .tuple(fc.constantFrom(...'abzAZａＺ '), fc.string({ unit, minLength: 3, maxLength: 11 }))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(typedName, (typed) => {
        fc.pre(faultOf('username', typed) === undefined)
        expect(normalizers.username(typed)).toMatch(/^[A-Za-z][A-Za-z0-9._-]+$/)
      }),
    )
  })

  it('checks the fields of a record that have rules, in their order, and leaves the others', () => {
    const record = normalizeFields({ other: ' x ', username: ' ab ', name: '', isAuthorized: true })
    expect(record).toEqual({ other: ' x ', username: 'ab', name: '', isAuthorized: true })
    expect(fieldProblems(record, context)).toEqual([
      { path: 'username', code: 'length' },
      { path: 'name', code: 'blank' },
    ])
  })

  it.each([
    ['', 'blank'],
    ['Ab1!x', 'length'],
    ['Ab1!x6789012345678', 'length'],
    ['abcdef1', 'kinds'],
    ['Zhiwei-2026', 'own-name'],
    ['Dougong-2026x', undefined],
  ])('password %j: %s', (password, problem) => {
    expect(typedPasswordProblem(password, 'zhiwei')).toBe(problem)
  })
})
