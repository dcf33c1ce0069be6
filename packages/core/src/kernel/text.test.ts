import { describe, expect, it } from 'vitest'
import { foldNumber, hasVisibleText, lookOf, tidyName, tidyText, withoutHidden } from './text.ts'

/** Zero-width space, Hangul filler, empty Braille cell, soft hyphen, override, byte order mark, variation selector. */
const unseen = ['\u200b', '\u3164', '\u2800', '\u00ad', '\u202e', '\ufeff', '\ufe0f', ' \t\n', '']

describe('what can be seen of a text', () => {
  it.each(unseen)('%j is nothing', (text) => {
    expect([hasVisibleText(text), tidyText(text), tidyName(text + text)]).toEqual([false, '', ''])
  })

  it.each(['字', '1', '。', '𠮷', '\ue000'])('%j is something', (text) => {
    expect(hasVisibleText(text)).toBe(true)
    expect(tidyText(`\u200b ${text}\u3000\u3164\u200b`)).toBe(text)
  })

  it('the ends of a text are tidied, its lines stay; a glyph keeps its variant', () => {
    expect(tidyText(' \u200b一\n二 \u2800')).toBe('一\n二')
    expect(tidyText('葛\u{e0101}')).toBe('葛\u{e0101}')
  })

  it('a name is one line', () => {
    expect(tidyName(' 林\r\n青\u202e禾\u2028\t审批 \u200b ')).toBe('林 青禾 审批')
  })

  it('two look alike whatever stands between that no one sees', () => {
    for (const text of ['甲\u200b组', '甲\u00ad组\ufeff', '甲\u034f组', ' 甲组\u3164', '\u2800甲组'])
      expect([text, lookOf(text)]).toEqual([text, '甲组'])
    for (const text of ['甲 组', '甲\u3164组', '甲\u2800\u200b \n组']) expect([text, lookOf(text)]).toEqual([text, '甲 组'])
    expect(lookOf('e\u0301')).toBe('\u00e9')
  })

  it('what turns the direction of a text is taken out wherever it stands', () => {
    const date = new Date(0)
    expect(withoutHidden({ a: ['1\u202e2\u200e\u200f', { b: '\u20663\u2069\u061c' }], n: 1, date, nothing: null })).toEqual({
      a: ['12', { b: '3' }],
      n: 1,
      date,
      nothing: null,
    })
  })

  it('so is what nobody sees and no search finds; ends of lines are those of a keyboard', () => {
    expect(withoutHidden('题\u200b目\u00ad\u2060\u{e0041}一\u2028二\u2029三')).toBe('题目一\n二\n三')
    // what joins signs makes words of some languages
    expect(withoutHidden('👨\u200d👩 می\u200cخواهم')).toBe('👨\u200d👩 می\u200cخواهم')
    expect(withoutHidden('玉\u200c山\u200d寺 A\u200c1')).toBe('玉山寺 A1')
  })
})

describe('a number of a register', () => {
  // hyphens, dashes, minus, wide, the long vowel mark of kana in both widths, a rule
  it.each([...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d\ufe63\ufe58\u30fc\uff70\u2500'])('is the same with %j', (dash) => {
    expect(foldNumber(`LY${dash}12`)).toBe('LY-12')
  })

  it.each([
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u00ad',
    '\u2060',
    '\ufe0f',
    '\u0001',
    '\u001f',
    '\u007f',
    ' ',
    '\u3000',
    '\n',
    '',
  ])('is the same with %j in it', (unseen) => {
    expect(foldNumber(`${unseen}l${unseen}Ｙ-${unseen}1２${unseen}`)).toBe('LY-12')
  })

  it('is another one with another sign', () => {
    expect(new Set(['LY-12', 'LY12', 'LY-1-2', 'LY/12', 'LY~12', 'LY·12', 'LY一12'].map(foldNumber)).size).toBe(7)
  })
})
