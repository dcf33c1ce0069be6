import { describe, expect, it } from 'vitest'
import { applicantNames, applicantProblems, contactProblems, isOfPerson, kindProblems } from './applicant.ts'

const fields = { name: 'applicant.name', creditCode: 'applicant.code', isAgent: 'applicant.isAgent' }
const unit = { address: '', name: '晋阳古建筑保护（集团）有限公司', creditCode: '91140100MA0DEM0133' }
const own = { name: ' 晋阳古建筑保护(集团)　有限公司', code: '９1140100ma0dem0133 ' }
const other = { name: '渭北城际轨道建设有限公司', code: '91610000MA0B05678M' }

describe('the names of a case', () => {
  it.each([
    ['the account’s for itself', fields, { ...other, isAgent: false }, unit.name, null],
    ['the unit applied for and its agent', fields, { ...other, name: ` ${other.name} `, isAgent: true }, other.name, unit.name],
    ['the account’s while no other is named', fields, { name: ' ', isAgent: true }, unit.name, null],
    ['the account’s while its own is named', fields, { ...own, isAgent: true }, unit.name, null],
    ['the account’s without a declaration in the form', undefined, { ...other, isAgent: true }, unit.name, null],
  ] as const)('are %s', (_what, named, applicant, name, agent) => {
    expect(applicantNames(named, { applicant }, unit.name)).toEqual({ applicant: name, agent })
  })
})

describe('the unit that applies', () => {
  it.each([
    ['own', { ...own, isAgent: false }, []],
    ['another', { ...other, isAgent: false }, ['applicant.name other-unit', 'applicant.code other-unit']],
    ['another’s name with the own code', { ...own, name: other.name, isAgent: null }, ['applicant.name other-unit']],
    ['another, as an agent', { ...other, isAgent: true }, []],
    ['the own, as an agent', { ...own, isAgent: true }, ['applicant.name own-unit', 'applicant.code own-unit']],
    ['another’s name with the own code, as an agent', { ...own, name: other.name, isAgent: true }, ['applicant.code own-unit']],
    ['the own name with another’s code, as an agent', { ...other, name: own.name, isAgent: true }, ['applicant.name own-unit']],
    ['nothing yet, as an agent', { isAgent: true }, []],
    [
      'the own with what is not seen in it, as an agent',
      { ...other, name: unit.name.replace('古', '古\u200b'), isAgent: true },
      ['applicant.name own-unit'],
    ],
  ])('%s', (_what, applicant, problems) => {
    expect(applicantProblems(fields, { applicant }, unit).map(({ path, code }) => `${path} ${code}`)).toEqual(problems)
  })

  it('is compared by its name alone where the unit is registered without a code', () => {
    expect(applicantProblems(fields, { applicant: { ...own, isAgent: true } }, { ...unit, creditCode: null })).toEqual([
      { path: 'applicant.name', code: 'own-unit', params: { own: unit.name } },
    ])
  })
})

it('a contact who is to be told has a number to which a message can be sent', () => {
  const withContact = { ...fields, phone: 'letter.phone', tellsContact: 'letter.tells' }
  const problems = (phone: string | null, tells: boolean) => contactProblems(withContact, { letter: { phone, tells } })
  expect(problems('0351-1234567', true)).toEqual([{ path: 'letter.phone', code: 'format-mobile' }])
  expect([problems('0351-1234567', false), problems('13800000001', true), problems(null, true)]).toEqual([[], [], []])
})

describe('the kind of applicant', () => {
  const withKind = { ...fields, kind: 'applicant.kind' }
  const person = { name: '沈知白', creditCode: null, address: '', isPerson: true }
  it.each([
    ['a unit as a unit', { kind: 'unit' }, unit, []],
    ['a unit as a person', { kind: 'person' }, unit, ['own-kind']],
    ['a person as a unit', { kind: 'unit', isAgent: false }, person, ['own-kind']],
    ['a person as a person', { kind: 'person' }, person, []],
    ['a unit for a person', { kind: 'person', isAgent: true }, unit, []],
    ['a person for a unit', { kind: 'unit', isAgent: true }, person, []],
    ['nothing yet', {}, unit, []],
  ] as const)('%s', (_what, applicant, account, problems) => {
    expect(kindProblems(withKind, { applicant }, account).map(({ code }) => code)).toEqual(problems)
  })

  it('is a person’s where the form says so, whoever files', () => {
    expect(isOfPerson(withKind, { applicant: { kind: 'person', isAgent: true } })).toBe(true)
    expect(isOfPerson(withKind, { applicant: { kind: 'unit' } })).toBe(false)
    expect(isOfPerson(fields, { applicant: { kind: 'person' } })).toBe(false)
  })
})
