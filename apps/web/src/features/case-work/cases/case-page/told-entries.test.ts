import { expect, it } from 'vitest'
import { toldEntries } from './told-entries.ts'

const field = (path: string, isAsked: boolean) => ({ path, note: '', reason: '', before: null, isAsked })
const material = (key: string, isAsked: boolean, change: 'none' | 'handed-in') => ({
  key,
  note: '',
  reason: '',
  before: [],
  isAsked,
  change,
})

it('what was opened along with a flagged field and left as it was is no part of what was asked', () => {
  const told = toldEntries({
    fields: [field('funding.budgetList', true), field('funding.projectBudget', false), field('funding.stateFunds', false)],
    materials: [material('scheme', true, 'none'), material('application', false, 'none'), material('photos', false, 'handed-in')],
    changes: [{ path: 'funding.stateFunds', before: 400, after: 300 }],
  })
  expect(told.fields.map(({ path }) => path)).toEqual(['funding.budgetList', 'funding.stateFunds'])
  expect(told.materials.map(({ key }) => key)).toEqual(['scheme', 'photos'])
})
