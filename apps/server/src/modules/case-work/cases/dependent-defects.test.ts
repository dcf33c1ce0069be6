import { expect, it } from 'vitest'
import { getItem } from '../../../case-driver/file-case.ts'
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

it('a supporting file may be put beside the letter of application where no material is open', () => {
  const [letter, other] = item.materials.filter(({ by }) => by === 'applicant').map(({ key }) => key)
  expect(withMaterials()).toEqual([letter])
  expect(withMaterials(other!)).toEqual([other])
})
