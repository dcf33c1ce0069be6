import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { fold, foldWithOrigins } from './fold.ts'
import { numberForms, numberKey } from './number-forms.ts'
import { parseQuery, type SearchQuery } from './query.ts'
import { relaxQuery } from './relax.ts'
import { highlight, snippetOf } from './snippet.ts'

/** A query in short: groups by spaces, alternatives by |, phrases in quotes, excluded with a minus. */
function short({ groups, excluded }: SearchQuery): string {
  const word = (w: SearchQuery['excluded'][number]): string =>
    w.article !== undefined ? `§${w.article}` : w.number !== undefined ? `#${w.number}` : w.isPhrase ? `"${w.text}"` : w.text
  return [...groups.map((group) => group.map(word).join('|')), ...excluded.map((w) => `-${word(w)}`)].join(' ')
}

describe('parseQuery', () => {
  it.each([
    ['文物 保护', '文物 保护'],
    ['文物　保护、修缮', '文物 保护 修缮'],
    ['"文物保护" 修缮', '"文物保护" 修缮'],
    ['“文物保护”', '"文物保护"'],
    ['《文物保护法》 处罚', '"文物保护法" 处罚'],
    ['寺 OR 塔', '寺|塔'],
    ['寺 或 塔 修缮', '寺|塔 修缮'],
    ['寺|塔', '寺|塔'],
    ['寺 AND 塔', '寺 塔'],
    ['文物 -罚款', '文物 -罚款'],
    ['文物 －"行政处罚"', '文物 -"行政处罚"'],
    ['文物 NOT 罚款', '文物 -罚款'],
    ['文物 不含 罚款', '文物 -罚款'],
    ['-罚款', '-罚款'],
    ['GB/T 30687—2014', '#gbt306872014'],
    ['gbt30687', '#gbt30687'],
    ['GB／T　30687', '#gbt30687'],
    ['WW/T 0024-2008 标准', '#wwt00242008 标准'],
    ['GB/T 33290.1', '#gbt33290.1'],
    ['30687-2014', '#306872014'],
    ['2024年', '2024年'],
    ['文物保护法第二十三条', '文物保护法 §23'],
    ['文物保护法 23条', '文物保护法 §23'],
    ['文物保護法', '文物保护法'],
    ['ＩＣＯＭＯＳ', 'icomos'],
    ['碑', '碑'],
    ['(寺 OR 塔) 修缮', '寺|塔 修缮'],
    ['文物保函〔2025〕12号', '文物保函(2025)12号'],
    ['OR', '"or"'],
    ['"', '"""'],
    ['""', '""""'],
    ['-', '-'],
    ['%', '%'],
    ['或 寺', '寺'],
    ['', ''],
    ['   ', ''],
  ])('%s', (typed, expected) => {
    expect(short(parseQuery(typed))).toBe(expected)
  })

  it('never fails, keeps within its limits, and finds something to look for in any text', () => {
    const signs = fc.constantFrom(
      '"',
      '“',
      '”',
      '-',
      '－',
      '|',
      '(',
      ')',
      '《',
      '》',
      ' OR ',
      ' 或 ',
      ' NOT ',
      ' ',
      '　',
      '第',
      '条',
      '二十三',
      'GB/T',
      '30687',
      '—2014',
      '文物',
      '保护',
      '%',
      '\\',
      '_',
      "'",
      '\u{20000}',
    )
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      fc.array(signs, { maxLength: 40 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const query = parseQuery(typed)
        const words = [...query.groups.flat(), ...query.excluded]
        expect(query.groups.length).toBeLessThanOrEqual(8)
        expect(query.excluded.length).toBeLessThanOrEqual(4)
        expect(query.groups.every((group) => group.length >= 1 && group.length <= 4)).toBe(true)
        expect(words.every((word) => word.text.trim() !== '')).toBe(true)
        if (fold(Array.from(typed).slice(0, 200).join('')).trim() !== '') expect(words.length).toBeGreaterThan(0)
        for (const relaxed of relaxQuery(query)) {
          expect(relaxed.groups.length).toBeGreaterThan(0)
          expect(relaxed.groups.every((group) => group.length > 0)).toBe(true)
        }
      }),
    )
  })
})

describe('relaxQuery', () => {
  it('takes questions apart and leaves phrases and numbers', () => {
    expect(relaxQuery(parseQuery('考古发掘资质怎么申请')).map(short)).toEqual(['考古 发掘 资质 申请', '考古 发掘 资质'])
    expect(relaxQuery(parseQuery('文物 修缮 处罚 -罚款')).map(short)).toEqual(['文物 修缮 -罚款'])
    expect(relaxQuery(parseQuery('"考古发掘资质" GB/T 30687'))).toEqual([])
    expect(relaxQuery(parseQuery('寺'))).toEqual([])
  })
})

describe('fold', () => {
  it('is the same with and without origins, and its origins lead back', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        const { text: folded, origins } = foldWithOrigins(text)
        expect(folded).toBe(fold(text))
        expect(origins).toHaveLength(folded.length + 1)
        expect(origins.every((origin, i) => i === 0 || origin >= origins[i - 1]!)).toBe(true)
      }),
    )
  })
  it('folding twice is folding once', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 30 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
  it('takes what people write for the same as the same', () => {
    expect(fold('ＧＢ／Ｔ　３０６８７—２０１４')).toBe('gb/t 30687-2014')
    expect(fold('〔2025〕')).toBe('(2025)')
    expect(fold('歷史文化名城')).toBe('历史文化名城')
    expect(fold('　 甲 \t\n　乙 ')).toBe('甲 乙 ')
    expect(fold('㎡\u{2f800}\ud800')).toBe('m2丽\ud800')
    expect(fold('Ａ，'.repeat(5000))).toBe('a,'.repeat(5000))
  })
})

describe('numbers of documents', () => {
  it.each(['GB/T 30687—2014', 'gb/t30687-2014', 'GBT 30687', 'gb30687', '30687', '30687-2014', 'GB/T30687'])(
    '%s finds GB/T 30687—2014',
    (typed) => {
      expect(numberForms('GB/T 30687—2014')).toContain(numberKey(typed))
    },
  )
  it('parts of a standard are found by the number they share', () => {
    expect(numberForms('GB/T 33290.1-2016')).toEqual(expect.arrayContaining(['gbt33290', 'gbt33290.1', '33290', 'gbt33290.12016']))
    expect(numberForms('WW/T 0024-2008')).toContain('wwt24')
    expect(numberForms('DB11/T 1689-2019')).toContain('db11t1689')
    expect(numberForms('文物保函〔2025〕12号')).toEqual(['文物保函202512号'])
    expect(numberForms('')).toEqual([])
  })
})

describe('snippets', () => {
  it('shows the stretch that holds most of what is looked for, the first of equals', () => {
    const text = fc.string({ unit: fc.constantFrom('塔', '寺', '。'), minLength: 60, maxLength: 200 })
    fc.assert(
      fc.property(text, (body) => {
        const ranges = highlight(body, ['塔', '寺寺'])
        const [length, lead] = [50, 24]
        const covered = (from: number) => ranges.reduce((sum, [a, b]) => (a >= from && b <= from + length - lead ? sum + b - a : sum), 0)
        const best = ranges.reduce((found, [from]) => (covered(from) > covered(found) ? from : found), ranges[0]?.[0] ?? 0)
        const start = Math.max(0, Math.min(best - lead, body.length - length))
        expect(snippetOf(body, ['塔', '寺寺'], length).text).toBe(
          `${start > 0 ? '…' : ''}${body.slice(start, start + length)}${start + length < body.length ? '…' : ''}`,
        )
      }),
    )
  })
  const body = `第一条 为了加强对文物的保护，继承中华民族优秀的历史文化遗产，制定本法。\n${'其他条文。'.repeat(60)}擅自修缮不可移动文物，明显改变文物原状的，处以罚款。${'其他条文。'.repeat(60)}`
  it('shows the place with most of the words', () => {
    const { text, highlights } = snippetOf(body, ['修缮', '罚款'])
    expect(highlights.map(([from, to]) => text.slice(from, to))).toEqual(['修缮', '罚款'])
    expect(text.startsWith('…')).toBe(true)
    expect(text.endsWith('…')).toBe(true)
  })
  it('marks what folds to the word, in the original’s own letters', () => {
    expect(highlight('依照ＧＢ／Ｔ 30687—2014 執行', ['gb/t 30687-2014', '执行'])).toEqual([
      [2, 17],
      [18, 20],
    ])
  })
  it('ranges lie inside their text, in order and apart', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 400 }),
        fc.array(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 3 }).map(fold), { maxLength: 4 }),
        (text, words) => {
          const snippet = snippetOf(text, words)
          let last = -1
          expect(snippet.text.length).toBeLessThanOrEqual(142)
          for (const [from, to] of snippet.highlights) {
            expect(from).toBeGreaterThan(last)
            expect(to).toBeGreaterThan(from)
            expect(to).toBeLessThanOrEqual(snippet.text.length)
            last = to
          }
        },
      ),
    )
  })
})
