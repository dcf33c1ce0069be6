import { expect, it } from 'vitest'
import { exampleOf, getItem } from '../../../../case-driver/file-case.ts'
import { withDependents } from './dependent-defects.ts'

const item = getItem('56019')
const withMaterials = (...keys: string[]) =>
  withDependents(
    item,
    {},
    { fields: [{ path: 'sampling.samplePurpose', note: '' }], materials: keys.map((key) => ({ key, note: '' })) },
  ).materials.map(({ key }) => key)
const opened = (...paths: string[]) =>
  withDependents(item, {}, { fields: paths.map((path) => ({ path, note: '请说明。' })), materials: [] })
    .fields.map(({ path }) => path)
    .slice(paths.length)

it('a sum that is stated opens the rows that make it, and what else they are summed up to', () => {
  expect(opened('sampling.sampleMass')).toEqual(['sampling.sampleList', 'sampling.sampleCount'])
})

it('a table, or one of its cells, opens what it is summed up to; nothing else of the form', () => {
  expect(opened('sampling.sampleList')).toEqual(['sampling.sampleCount', 'sampling.sampleMass'])
  expect(opened('sampling.sampleList[#r1].amount')).toEqual(['sampling.sampleCount', 'sampling.sampleMass'])
  expect(opened('sampling.samplePurpose')).toEqual([])
})

it('a field that a rule compares with opens the one at which the rule is told', () => {
  const works = getItem('56014-a')
  const openedIn = (path: string) =>
    withDependents(works, exampleOf('56014-a'), { fields: [{ path, note: '请核对。' }], materials: [] })
      .fields.map((field) => field.path)
      .slice(1)
  expect(openedIn('funding.budgetList')).toEqual(['funding.projectBudget', 'funding.stateFunds'])
  expect(openedIn('scheme.compilationDate')).toEqual(['works.period'])
  expect(openedIn('funding.stateFunds')).toEqual([])
})

it('a supporting file may be put beside the letter of application where no material is open', () => {
  const [letter, other] = item.materials.filter(({ by }) => by === 'applicant').map(({ key }) => key)
  expect(withMaterials()).toEqual([letter])
  expect(withMaterials(other!)).toEqual([other])
})
