import { expect, it } from 'vitest'
import { parseQuery } from '@wenwu/core/search/query'
import { partProbes } from './probes.ts'
import type { WantedQuery } from './wanted.ts'

const frequencies = {
  rows: 200_000,
  shares: new Map([
    ['文物', 0.3],
    ['保护', 0.4],
    ['罚款', 0.05],
    ['物保', 0.1],
  ]),
  rest: 0.0002,
}
const groupsOf = (q: string, synonyms: string[] = []): WantedQuery['groups'] =>
  parseQuery(q).groups.map((group) => group.map((word) => ({ word, texts: [word.text, ...synonyms], byPinyin: [] })))

it('a frequent word is looked for level by level, the best first, and at last wherever it is', () => {
  expect(partProbes(groupsOf('文物 罚款'), frequencies).map(({ terms }) => terms.join(' '))).toEqual([
    '¹文物 ¹罚款',
    '²文物 ²罚款',
    '³文物 ³罚款',
    '⁴文物 ⁴罚款',
    '⁵文物 ⁵罚款',
    '文物 罚款',
  ])
})

it('a rare one at once, by the two rarest of its pairs', () => {
  expect(partProbes(groupsOf('文物保龘'), frequencies)).toEqual([{ terms: ['保龘', '物保'], patterns: ['%文物保龘%'] }])
})

it('and so is a long word at every level: each pair more would cost the index a list', () => {
  const often = { ...frequencies, rest: 0.02 }
  expect(partProbes(groupsOf('文物保护'), often)[0]).toEqual({ terms: ['¹物保', '¹文物'], patterns: ['%文物保护%'] })
})

it('each combination of words and their synonyms, an article by its number', () => {
  expect(partProbes(groupsOf('拆除 第三条', ['拆毁']), frequencies).map(({ terms }) => terms)).toEqual([
    ['拆除', '§3'],
    ['拆毁', '§3'],
  ])
  expect(partProbes(groupsOf('龘塔 OR 龘庙'), frequencies).map(({ patterns }) => patterns)).toEqual([['%龘塔%'], ['%龘庙%']])
})

it('marks of LIKE mean themselves, and many alternatives at once are bounded', () => {
  expect(partProbes(groupsOf('100%_a'), frequencies)[0]!.patterns).toEqual(['%100\\%\\_a%'])
  expect(partProbes(groupsOf('甲 乙 丙 丁 戊 己', ['子', '丑', '寅']), frequencies).length).toBeLessThanOrEqual(6 * 32)
})
