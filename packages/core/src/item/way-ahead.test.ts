import { expect, test } from 'vitest'
import { wayAhead } from './way-ahead.ts'

const flows = (...pairs: string[]) => ({
  flows: Object.fromEntries(pairs.map((pair) => [pair, { source: pair.split('-')[0]!, target: pair.split('-')[1]! }])),
})
const process = flows(
  'start-accept',
  'accept-fork',
  'fork-refused',
  'fork-review',
  'fork-correct',
  'correct-accept',
  'review-sign',
  'sign-review',
  'sign-filed',
)
const ends = new Map([
  ['refused', 'G10'],
  ['filed', 'G11'],
])
const isTask = (node: string): boolean => ['accept', 'review', 'sign', 'correct'].includes(node)

test('the tasks on the shortest way to an approval, without detours and without the step itself', () => {
  expect(wayAhead(process, 'accept', isTask, ends)).toEqual(['review', 'sign'])
  expect(wayAhead(process, 'correct', isTask, ends)).toEqual(['accept', 'review', 'sign'])
  expect(wayAhead(process, 'sign', isTask, ends)).toEqual([])
})

test('nothing is foretold where no approval can be reached, or the step is unknown', () => {
  expect(wayAhead(process, 'refused', isTask, ends)).toEqual([])
  expect(wayAhead(process, 'nowhere', isTask, ends)).toEqual([])
  expect(wayAhead(process, 'accept', isTask, new Map([['refused', 'G10']]))).toEqual([])
})
