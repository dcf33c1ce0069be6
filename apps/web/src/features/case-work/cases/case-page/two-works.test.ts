import { expect, it } from 'vitest'
import { differenceOf } from './two-works.ts'

it.each([
  ['请一次补齐。', '请在十日内补齐。', ['请', '一次', '补齐。']],
  ['请在十日内补齐。', '请一次补齐。', ['请', '在十日内', '补齐。']],
  ['同意。', '同意。', ['同意。', '', '']],
  ['同意。', '', ['', '同意。', '']],
  ['', '同意。', ['', '', '']],
  // what is there once more is marked once, and no half of a letter
  ['好好', '好', ['好', '好', '']],
  ['𠮷', '𠮸', ['', '𠮷', '']],
])('of «%s» and «%s» what only the first has stands in the middle', (text, other, parts) => {
  expect(differenceOf(text, other)).toEqual(parts)
})
