import { expect, test } from 'vitest'
import type { MaterialView } from '@wenwu/core/cases/model'
import { firstUnjudged, nextUnjudged, readingOrder } from './reading-order.ts'

const material = (key: string, files: string[], rest: Partial<MaterialView> = {}) =>
  ({
    key,
    by: 'applicant',
    isRequired: true,
    verdict: null,
    files: files.map((fileId) => ({ fileId })),
    ...rest,
  }) as unknown as MaterialView
const materials = [
  material('letter', ['1', '2']),
  material('siting', []),
  material('photos', [], { isRequired: false }),
  material('design', ['3'], { verdict: 'sufficient' }),
  material('report', [], { by: 'provinceSign' }),
  material('plan', ['4'], { by: 'provinceSign' }),
]

test('each file is a page, and what is owed and missing; what a bureau owes later is none', () => {
  expect(readingOrder({ materials }).map(({ material: { key }, file }) => [key, file?.fileId])).toEqual([
    ['letter', '1'],
    ['letter', '2'],
    ['siting', undefined],
    ['design', '3'],
    ['plan', '4'],
  ])
})

test('after a verdict come its further files, then the next material without one, going round', () => {
  const order = readingOrder({ materials })
  expect(firstUnjudged(order)).toBe(0)
  expect([nextUnjudged(order, 0), nextUnjudged(order, 1)]).toEqual([1, 2])
  expect(nextUnjudged(order, 2)).toBe(0)
  expect(nextUnjudged(order, 4)).toBe(0)
  // judged a moment ago: its verdict is not here yet
  expect(nextUnjudged(order, 2, new Set(['siting', 'letter']))).toBeUndefined()
  const judged = materials.map((each) => ({ ...each, verdict: 'sufficient' as const }))
  expect(firstUnjudged(readingOrder({ materials: judged }))).toBeUndefined()
  expect(nextUnjudged(readingOrder({ materials: judged }), 1)).toBeUndefined()
})
