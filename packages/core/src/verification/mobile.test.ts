import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { normaliseMobile } from './mobile.ts'
import { splitPhoneTicket } from './model.ts'

const mobiles = fc
  .tuple(fc.constantFrom(...'3456789'), fc.array(fc.constantFrom(...'0123456789'), { minLength: 9, maxLength: 9 }))
  .map(([second, rest]) => `1${second}${rest.join('')}`)

/** Spellings that people and telephone books use. */
const spaces = fc.constantFrom('', ' ', '\u00a0', '\u3000', '-', '\u2010', '\u200b', '\t')
const countryCodes = fc.constantFrom('', '+86', '0086', '86', '＋８６', '+86 ')

function widened(text: string): string {
  return [...text].map((letter) => (/\d/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter)).join('')
}

describe('a mobile number', () => {
  it('is the same in every spelling', () => {
    fc.assert(
      fc.property(
        mobiles,
        countryCodes,
        fc.array(spaces, { minLength: 12, maxLength: 12 }),
        fc.boolean(),
        (mobile, country, gaps, isWide) => {
          const spelt = `${gaps[11]}${country}${[...mobile].map((digit, i) => `${gaps[i]}${digit}`).join('')}`
          expect(normaliseMobile(isWide ? widened(spelt) : spelt)).toBe(mobile)
        },
      ),
    )
  })

  it('of whatever text is eleven digits with 3 to 9 in second place, or none, and normal already', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^[+0-9 -]{0,20}$/), fc.stringMatching(/^(\+86)?1[0-9]{9,11}$/)),
        (text) => {
          const normal = normaliseMobile(text)
          expect(normal ?? '13800138000').toMatch(/^1[3-9]\d{9}$/)
          expect(normal === undefined ? undefined : normaliseMobile(normal)).toBe(normal)
        },
      ),
    )
  })

  it('keeps different numbers apart', () => {
    fc.assert(
      fc.property(mobiles, mobiles, countryCodes, (one, other, country) => {
        fc.pre(one !== other)
        expect(normaliseMobile(country + one)).not.toBe(normaliseMobile(other))
      }),
    )
  })

  it.each(['', '1', '12345678901', '1380013800', '138001380000', '+1 138 0013 8000', '+8613800138000x', '8613800138000 8', '１２３'])(
    '%j is none',
    (text) => {
      expect(normaliseMobile(text)).toBeUndefined()
    },
  )

  it.each(['13800138000', '14700138000', '16600138000', '19900138000'])('the wider rule holds: %s', (text) => {
    expect(normaliseMobile(text)).toBe(text)
  })
})

describe('the ticket of a phone sign-in', () => {
  it('splits at its last comma', () => {
    expect(splitPhoneTicket('province-sx,ot_secret')).toEqual({ username: 'province-sx', secret: 'ot_secret' })
    expect(splitPhoneTicket('a,b,ot_secret')).toEqual({ username: 'a,b', secret: 'ot_secret' })
    expect(splitPhoneTicket('nothing')).toEqual({ username: '', secret: 'nothing' })
  })
})
