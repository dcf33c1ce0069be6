import fs from 'node:fs'
import { expect, it } from 'vitest'
import { isDocumentNumber, tidyNumber, yearOfNumber } from './tidy-number.ts'

const fixture = fs.readFileSync(new URL('../../../testing/replies.jsonl', import.meta.url), 'utf8')
const ofReplies = fixture
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { docNumber: string }).docNumber)

it.each([
  ...ofReplies,
  '文物保函〔2026〕1号',
  '文物保函(2009)1535',
  '文物保函〔2026〕否1号',
  '国函（2026）9号改',
  '办保函〔2009〕12号之一',
  '(82)文物字第12号',
  '陕文物发［2026］第 7 号',
])('«%s» is the number of a document', (number) => {
  expect(isDocumentNumber(tidyNumber(number))).toBe(true)
})

it.each([
  '1',
  '<script>1',
  '文物保函',
  '文物保函1号',
  '文物保函〔2026〕',
  '文物保函〔2026〕号',
  '〔2026〕1号',
  '文物<b>〔2026〕1号',
  '文物保函〔1826〕1号',
  '第〔2026〕1号',
  '文物保函〔2026〕0号',
  '文物保函〔2026〕0101号',
  '文物保函〔2026〕-1号',
  '文物保函〔2026〕99999999999号',
])('«%s» is none', (number) => {
  expect(isDocumentNumber(tidyNumber(number))).toBe(false)
})

it.each([
  ['文物保函〔2026〕1号', 2026],
  ['(82)文物字第12号', 1982],
  ['文物保函', undefined],
] as const)('«%s» is of %s', (number, year) => {
  expect(yearOfNumber(number)).toBe(year)
})
