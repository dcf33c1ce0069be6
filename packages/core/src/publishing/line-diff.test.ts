import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diffLines, linesOf, mergeTexts } from './line-diff.ts'

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

describe('two texts that were made of one', () => {
  const basis = '第一条 甲。\n第二条 乙。^p第三条 丙。\n第四条 丁。'

  it('are one text where each changed other lines', () => {
    const mine = basis.replace('甲', '甲甲')
    expect(mergeTexts(basis, mine, basis.replace('丁', '丁丁').replace('第三条 丙。\n', ''))).toBe(
      '第一条 甲甲。\n第二条 乙。^p第四条 丁丁。',
    )
    expect(mergeTexts(basis, mine, `${basis}\n第五条 戊。`)).toBe(`${mine}\n第五条 戊。`)
    expect(mergeTexts(basis, mine, basis.replace('乙', '乙乙'))).toBe(mine.replace('乙', '乙乙'))
    // put in behind what the other changed, and before it
    expect(mergeTexts(basis, mine, basis.replace('第二条', '又一条\n第二条'))).toBe(mine.replace('第二条', '又一条\n第二条'))
    const second = basis.replace('乙', '乙乙')
    expect(mergeTexts(basis, second, basis.replace('第二条', '又一条\n第二条'))).toBe(second.replace('第二条', '又一条\n第二条'))
  })

  it('are for a person to choose from where both changed the same, but not in the same words', () => {
    expect(mergeTexts(basis, basis.replace('甲', '甲甲'), basis.replace('甲', '乙'))).toBeUndefined()
    expect(mergeTexts(basis, basis.replace('第二条', '又一条\n第二条'), basis.replace('第二条', '另一条\n第二条'))).toBeUndefined()
    expect(mergeTexts(basis, basis.replace('第二条 乙。^p', ''), basis.replace('乙', '丙'))).toBeUndefined()
    expect(mergeTexts(basis, basis.replace('甲', '丙'), basis.replace('甲', '丙'))).toBe(basis.replace('甲', '丙'))
  })

  it('are one text where each changed some of its paragraphs, whichever they are', () => {
    const who = fc.constantFrom('nobody', 'me', 'them')
    fc.assert(
      fc.property(fc.array(who, { minLength: 1 }), (changed) => {
        const textOf = (...by: string[]) => changed.map((name, i) => `第${i}段${by.includes(name) ? name : ''}。`).join('^p')
        expect(mergeTexts(textOf(), textOf('me'), textOf('them'))).toBe(textOf('me', 'them'))
      }),
    )
  })

  it('whatever one changes alone is what comes of it', () => {
    const line = fc.constantFrom('a\n', 'b\n', 'c^p', 'd')
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (one, two) => {
        const [before, after] = [one.join(''), two.join('')]
        expect(mergeTexts(before, after, before)).toBe(after)
        expect(mergeTexts(before, before, after)).toBe(after)
        expect(mergeTexts(before, after, after)).toBe(after)
      }),
    )
  })
})
