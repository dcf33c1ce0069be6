import { expect, test } from 'vitest'
import { resolveForViewer, resolveItemCode } from './resolve.ts'

const items = [
  { code: 'TBCrpPaMainEntity', entity: 'TBCrpPaMainEntity', aliases: ['TBCrpPa'] },
  { code: '56005', entity: 'TBCrpAiMainEntity', aliases: [] },
  { code: '56012', entity: 'TBCrpAiMainEntity', aliases: ['56012-x'] },
  { code: '5600802', entity: 'TBCrpWpMainEntity', aliases: ['56008-b', '56005-old'] },
]
const codeOf = (notation: string) => resolveItemCode(items, notation)?.code

test.each([
  ['56005', '56005'],
  ['56008-b', '5600802'],
  ['56008-B', '5600802'],
  [' 5600802 ', '5600802'],
  ['TBCrpWpMainEntity', '5600802'],
  ['tbcrppa', 'TBCrpPaMainEntity'],
])('%s means %s', (notation, code) => {
  expect(codeOf(notation)).toBe(code)
})

test('of two items of one entity the first is meant', () => {
  expect(codeOf('TBCrpAiMainEntity')).toBe('56005')
})

test('unknown notations mean nothing, to the viewer the initiation of works', () => {
  for (const notation of ['', ' ', '5600', 'constructor', '__proto__']) {
    expect(codeOf(notation)).toBeUndefined()
    expect(resolveForViewer(items, notation)?.code).toBe('TBCrpPaMainEntity')
  }
  expect(resolveForViewer(items, '56012')?.code).toBe('56012')
  expect(resolveForViewer([], 'x')).toBeUndefined()
})
