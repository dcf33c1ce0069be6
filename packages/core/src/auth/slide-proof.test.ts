import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeSlideProof, encodeSlideProof, isPlausible, type SlidePoint, type SlideTrace } from './slide-proof.ts'

const nonce = 'm0abc123.AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB'
const point = fc.tuple(fc.nat(999_999), fc.nat(1000)) as fc.Arbitrary<SlidePoint>
const trace = fc.record({
  by: fc.constantFrom('pointer', 'keyboard'),
  points: fc.array(point, { minLength: 1, maxLength: 400 }),
}) as fc.Arbitrary<SlideTrace>

describe('a slider’s proof', () => {
  it('comes back as it was sent, thinned to sixty points with the first and the last', () => {
    fc.assert(
      fc.property(trace, (sent) => {
        const read = decodeSlideProof(encodeSlideProof(nonce, sent))
        expect(read?.nonce).toBe(nonce)
        expect(read?.trace.by).toBe(sent.by)
        expect(read!.trace.points.length).toBeLessThanOrEqual(60)
        expect(read?.trace.points[0]).toEqual(sent.points[0])
        expect(read?.trace.points.at(-1)).toEqual(sent.points.at(-1))
        expect(encodeSlideProof(nonce, sent).length).toBeLessThan(1000)
      }),
    )
  })

  it('is none where the text is another', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(decodeSlideProof(text)).toBeUndefined()
      }),
    )
  })

  it.each([
    [
      'a drag',
      'pointer',
      [
        [0, 0],
        [100, 300],
        [200, 700],
        [300, 1000],
      ],
      true,
    ],
    ['one press of End', 'keyboard', [[0, 1000]], true],
    [
      'ten arrow keys',
      'keyboard',
      [
        [0, 100],
        [90, 500],
        [180, 1000],
      ],
      true,
    ],
    [
      'a drag that stops before the end',
      'pointer',
      [
        [0, 0],
        [100, 300],
        [200, 700],
        [300, 960],
      ],
      false,
    ],
    [
      'a jump',
      'pointer',
      [
        [0, 0],
        [1, 1000],
      ],
      false,
    ],
    [
      'a drag in no time',
      'pointer',
      [
        [0, 0],
        [10, 300],
        [20, 700],
        [30, 1000],
      ],
      false,
    ],
    [
      'a drag from the middle',
      'pointer',
      [
        [0, 500],
        [100, 600],
        [200, 700],
        [300, 1000],
      ],
      false,
    ],
    [
      'time that runs back',
      'pointer',
      [
        [0, 0],
        [200, 300],
        [100, 700],
        [300, 1000],
      ],
      false,
    ],
    [
      'a drag of two minutes',
      'pointer',
      [
        [0, 0],
        [100, 300],
        [200, 700],
        [120_000, 1000],
      ],
      false,
    ],
    ['nothing', 'keyboard', [], false],
  ] as [string, SlideTrace['by'], SlidePoint[], boolean][])('%s by %s', (_name, by, points, isGood) => {
    expect(isPlausible({ by, points })).toBe(isGood)
  })
})
