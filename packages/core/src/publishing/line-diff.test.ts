import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffLines, linesOf } from './line-diff.ts'

const text = fc.array(fc.constantFrom('甲', '乙', '丙', ''), { maxLength: 12 }).map((lines) => lines.join('\n'))

it('gives both texts back, whatever they are', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = diffLines(before, after)
      expect(changes.filter(({ kind }) => kind !== 'added').map((line) => line.text)).toEqual(linesOf(before))
      expect(changes.filter(({ kind }) => kind !== 'removed').map((line) => line.text)).toEqual(linesOf(after))
    }),
  )
})

it('keeps what stayed, also where a paragraph was put in between', () => {
  expect(diffLines('第一段。^p第三段。', '第一段。^p第二段。^p第三段。')).toEqual([
    { kind: 'same', text: '第一段。' },
    { kind: 'added', text: '第二段。' },
    { kind: 'same', text: '第三段。' },
  ])
  expect(diffLines('', '新')).toEqual([{ kind: 'added', text: '新' }])
  expect(diffLines('同', '同')).toEqual([{ kind: 'same', text: '同' }])
})

it('does not grow without bounds over long texts', () => {
  const long = (mark: string) => Array.from({ length: 3000 }, (_, i) => `${mark}${i}`).join('\n')
  expect(diffLines(long('a'), long('b'))).toHaveLength(6000)
})
